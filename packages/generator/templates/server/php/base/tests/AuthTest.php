<?php

namespace Tests;

class AuthTest extends TestCase
{
    public function test_sign_up(): void
    {
        $credentials = $this->credentials();
        $this->getJson('/api/auth/me')->assertExactJson(['user' => null]);
        $answer = $this->postJson('/api/auth/sign-up', $credentials)->assertCreated();
        $this->goOnWith($answer->getCookie('session', false)->getValue());
        $this->getJson('/api/auth/me')->assertJsonPath('user.email', $credentials['email']);
        $this->postJson('/api/auth/sign-up', $credentials)->assertConflict();
        $this->postJson('/api/auth/sign-up', ['password' => 'short'] + $credentials)->assertBadRequest();
    }

    public function test_sign_out_ends_the_session(): void
    {
        $credentials = $this->credentials();
        $answer = $this->postJson('/api/auth/sign-up', $credentials);
        $this->goOnWith($answer->getCookie('session', false)->getValue());
        $this->postJson('/api/auth/sign-out')->assertNoContent();
        $this->app['auth']->forgetGuards();
        $this->getJson('/api/auth/me')->assertExactJson(['user' => null]);
        $this->postJson('/api/auth/sign-in', ['password' => 'wrong horse'] + $credentials)->assertUnauthorized();
        $this->postJson('/api/auth/sign-in', $credentials)->assertOk();
    }

    public function test_attempts_are_limited(): void
    {
        for ($attempt = 1; $attempt <= 10; $attempt++) {
            $this->postJson('/api/auth/sign-in')->assertBadRequest();
        }
        $this->postJson('/api/auth/sign-up', $this->credentials())->assertTooManyRequests();
    }
}
