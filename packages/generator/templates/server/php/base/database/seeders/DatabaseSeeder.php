<?php

namespace Database\Seeders;

// {{#if api}}
use App\Models\Item;
// {{/if}}
// {{#if auth}}
use App\Models\User;
// {{/if}}
use Illuminate\Database\Seeder;

class DatabaseSeeder extends Seeder
{
    // {{#if auth}}
    private const DEMO = ['email' => 'demo@example.com', 'password' => 'demo-password'];

    // {{/if}}
    public function run(): void
    {
        // {{#unless auth}}
        $seeded = Item::exists();
        $owner = [];
        // {{/unless}}
        // {{#if auth}}
        $seeded = User::where('email', self::DEMO['email'])->exists();
        // {{/if}}
        if ($seeded) {
            $this->command->warn('The database already contains data. Nothing was changed.');

            return;
        }
        // {{#if auth}}
        $owner = ['owner_id' => User::factory()->create(self::DEMO)->id];
        $this->command->info(vsprintf('Sign in as %s with the password %s.', array_values(self::DEMO)));
        // {{/if}}
        // {{#if api}}
        Item::factory()->count(3)->create($owner);
        $this->command->info('Three items were added.');
        // {{/if}}
    }
}
