<?php

namespace Database\Seeders;

// {{#if api}}
use App\Store\Items;
// {{/if}}
// {{#if auth}}
use App\Store\Users;
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
        $owner = [];
        $seeded = (new Items($owner))->count() > 0;
        // {{/unless}}
        // {{#if auth}}
        $seeded = Users::find(self::DEMO['email']) !== null;
        // {{/if}}
        if ($seeded) {
            $this->command->warn('The database already contains data. Nothing was changed.');

            return;
        }
        // {{#if auth}}
        $owner = ['owner_id' => Users::create(...self::DEMO)->getAuthIdentifier()];
        $this->command->info(vsprintf('Sign in as %s with the password %s.', array_values(self::DEMO)));
        // {{/if}}
        // {{#if api}}
        foreach (['Read the README', 'Add a route', 'Write a test'] as $title) {
            (new Items($owner))->add($title);
        }
        $this->command->info('Three items were added.');
        // {{/if}}
    }
}
