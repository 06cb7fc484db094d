<?php

namespace Tests;

use App\Providers\AppServiceProvider;
use Illuminate\Database\Console\Seeds\SeedCommand;
use Illuminate\Support\Facades\Artisan;

class SeedTest extends TestCase
{
    protected function tearDown(): void
    {
        SeedCommand::prohibit(false);
        parent::tearDown();
    }

    public function test_second_run_changes_nothing(): void
    {
        $this->assertSame(0, Artisan::call('db:seed'));
        // {{#if auth}}
        $demo = ['email' => 'demo@example.com', 'password' => 'demo-password'];
        $this->goOnWith($this->postJson('/api/auth/sign-in', $demo)->assertOk()->getCookie('session', false)->getValue());
        // {{/if}}
        // {{#if api}}
        $before = $this->getJson('/api/items')->json();
        $this->assertNotEmpty($before['items']);
        // {{/if}}
        $this->assertSame(0, Artisan::call('db:seed'));
        $this->assertStringContainsString('Nothing was changed.', Artisan::output());
        // {{#if api}}
        $this->getJson('/api/items')->assertExactJson($before);
        // {{/if}}
    }

    public function test_is_refused_in_production(): void
    {
        $this->app['env'] = 'production';
        (new AppServiceProvider($this->app))->boot();
        $this->assertSame(1, Artisan::call('db:seed', ['--force' => true]));
    }
}
