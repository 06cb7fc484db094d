<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Attributes\Fillable;
use Illuminate\Database\Eloquent\Concerns\HasUuids;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use MongoDB\Laravel\Eloquent\Model;

#[Fillable([
    // {{#if auth}}
    'owner_id',
    // {{/if}}
    'title',
    'done',
])]
class Item extends Model
{
    use HasFactory, HasUuids;

    protected $attributes = ['done' => false];

    protected function casts(): array
    {
        return ['done' => 'boolean'];
    }
}
