<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Attributes\Fillable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/** Only the hash of its token is stored: reading the table is not enough to sign in. */
#[Fillable(['token_hash', 'user_id', 'expires_at'])]
class LoginSession extends Model
{
    public $timestamps = false;

    protected $primaryKey = 'token_hash';

    protected $keyType = 'string';

    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
