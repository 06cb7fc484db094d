<?php

namespace Tests;

use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;

class PasswordTest extends TestCase
{
    private const REFUSED = ['error' => 'This link is not valid or has expired. Ask for a new one.'];

    private array $credentials;

    protected function setUp(): void
    {
        parent::setUp();
        config(['mail.default' => 'array', 'app.url' => 'https://app.example.com']);
        $this->credentials = $this->credentials();
        $answer = $this->postJson('/api/auth/sign-up', $this->credentials)->assertCreated();
        $this->goOnWith($answer->getCookie('session', false)->getValue());
    }

    public function test_link_sets_a_new_password_once(): void
    {
        $token = $this->token();
        $this->reset($token)->assertNoContent()->assertCookieMissing('session');
        $this->app['auth']->forgetGuards();
        $this->getJson('/api/auth/me')->assertExactJson(['user' => null]);
        $this->postJson('/api/auth/sign-in', $this->credentials)->assertUnauthorized();
        $this->postJson('/api/auth/sign-in', ['password' => 'battery staple'] + $this->credentials)->assertOk();
        $this->reset($token)->assertBadRequest()->assertExactJson(self::REFUSED);
    }

    public function test_message(): void
    {
        $this->token();
        $message = $this->messages()[0];
        $this->assertSame([$this->credentials['email']], array_map(fn ($to) => $to->getAddress(), $message->getTo()));
        $this->assertSame('Reset your password', $message->getSubject());
        $this->assertStringStartsWith('Open this link within one hour to choose a new password for ', $message->getTextBody());
        $this->assertStringContainsString("\n\nhttps://app.example.com/reset-password?token=", $message->getTextBody());
        $this->assertStringEndsWith("\n\nIf you did not ask for this, ignore this message.", $message->getTextBody());
    }

    public function test_link_expires(): void
    {
        $token = $this->token();
        $this->travel(61)->minutes();
        $this->reset($token)->assertBadRequest()->assertExactJson(self::REFUSED);
    }

    public function test_only_the_last_link_works(): void
    {
        $first = $this->token();
        $second = $this->token();
        $this->reset($first)->assertBadRequest();
        $this->reset($second)->assertNoContent();
    }

    public function test_bad_values(): void
    {
        $token = $this->token();
        $of = Str::beforeLast($token, '.');
        foreach ([null, 7, '', 'nothing', "$of.", "$of.".Str::random(43), str_repeat('-', 36).'.'.Str::random(43)] as $bad) {
            $this->reset($bad)->assertBadRequest()->assertExactJson(self::REFUSED);
        }
        $this->reset($token, 'short')->assertBadRequest();
    }

    public function test_unknown_address_is_answered_the_same(): void
    {
        $this->ask(Str::uuid().'@example.com')->assertNoContent();
        $this->assertCount(0, $this->messages());
        $this->ask('nobody')->assertBadRequest()->assertJsonStructure(['error']);
    }

    public function test_mail_is_off_in_production(): void
    {
        config(['mail.default' => 'log']);
        $this->app['env'] = 'production';
        foreach ([$this->credentials['email'], Str::uuid().'@example.com'] as $email) {
            $this->ask($email)->assertServiceUnavailable()->assertExactJson(['error' => 'Mail is off. Set SMTP_URL.']);
        }
    }

    public function test_attempts_are_limited_together(): void
    {
        for ($attempt = 2; $attempt <= 10; $attempt++) {
            $attempt % 2 ? $this->ask('nobody') : $this->reset('nothing');
        }
        $this->ask($this->credentials['email'])->assertTooManyRequests();
        $this->reset('nothing')->assertTooManyRequests();
        $this->postJson('/api/auth/sign-in', $this->credentials)->assertTooManyRequests();
    }

    private function ask(string $email): TestResponse
    {
        return $this->postJson('/api/auth/forgot-password', ['email' => $email]);
    }

    private function reset(mixed $token, string $password = 'battery staple'): TestResponse
    {
        return $this->postJson('/api/auth/reset-password', ['token' => $token, 'password' => $password]);
    }

    /** Requests a link and returns its token. */
    private function token(): string
    {
        $this->ask(Str::upper($this->credentials['email']))->assertNoContent();

        return Str::match('/\?token=(\S+)/', $this->messages()->last()->getTextBody());
    }

    /** The sent messages, as Symfony's `Email`. */
    private function messages()
    {
        return $this->app['mailer']->getSymfonyTransport()->messages()->map->getOriginalMessage();
    }
}
