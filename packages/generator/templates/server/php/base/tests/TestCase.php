<?php

namespace Tests;

use App\Store\Database;
use Illuminate\Foundation\Testing\TestCase as LaravelTestCase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Str;

abstract class TestCase extends LaravelTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        // {{#if migrations}}
        if (str_starts_with(env('DATABASE_URL'), 'sqlite:')) {
            config(['database.default' => 'sqlite']);
        }
        Artisan::call('migrate');
        // {{/if}}
        $this->withCredentials();
        if (! Database::isReachable()) {
            $this->fail('The tests need the database: docker compose up -d');
        }
    }

    /** Credentials that have no account yet. */
    protected function credentials(): array
    {
        return ['email' => Str::uuid().'@example.com', 'password' => 'correct horse'];
    }

    /** Signs in, where accounts exist. */
    protected function signUp(): void
    {
        // {{#if auth}}
        $answer = $this->postJson('/api/auth/sign-up', $this->credentials())->assertCreated();
        $this->goOnWith($answer->getCookie('session', false)->getValue());
        // {{/if}}
    }
    // {{#if auth}}

    protected function goOnWith(string $token): void
    {
        $this->withUnencryptedCookie('session', $token);
        $this->app['auth']->forgetGuards();
    }
    // {{/if}}
}
