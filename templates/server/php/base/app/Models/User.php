<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Attributes\Fillable;
use Illuminate\Database\Eloquent\Attributes\Visible;
use Illuminate\Database\Eloquent\Concerns\HasUuids;
use Illuminate\Foundation\Auth\User as Authenticatable;

#[Fillable(['email', 'password'])]
#[Visible(['id', 'email'])]
class User extends Authenticatable
{
    use HasUuids;

    protected function casts(): array
    {
        return ['password' => 'hashed'];
    }
}
