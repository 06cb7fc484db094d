<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Attributes\Fillable;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use MongoDB\Laravel\Eloquent\Model;

/** Only the hash of its token is stored: reading the table is not enough to sign in. */
#[Fillable(['token_hash', 'user_id', 'expires_at'])]
class LoginSession extends Model
{
    public $timestamps = false;

    protected $casts = ['expires_at' => 'datetime'];

    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
