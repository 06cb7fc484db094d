<?php

namespace Database\Factories;

use App\Models\Item;
// {{#if auth}}
use App\Models\User;
// {{/if}}
use Illuminate\Database\Eloquent\Factories\Factory;

/** @extends Factory<Item> */
class ItemFactory extends Factory
{
    public function definition(): array
    {
        return [
            // {{#if auth}}
            'owner_id' => User::factory(),
            // {{/if}}
            'title' => fake()->sentence(3),
            'done' => fake()->boolean(),
        ];
    }
}
