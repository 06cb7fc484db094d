<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Attributes\Fillable;
use Illuminate\Database\Eloquent\Concerns\HasUuids;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use MongoDB\Laravel\Auth\User as Authenticatable;

#[Fillable(['email', 'password'])]
class User extends Authenticatable
{
    use HasFactory, HasUuids;

    protected function casts(): array
    {
        return ['password' => 'hashed', 'reset_expires_at' => 'datetime'];
    }
}
