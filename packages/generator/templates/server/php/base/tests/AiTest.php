<?php

namespace Tests;

class AiTest extends TestCase
{
    private const HELLO = ['messages' => [['role' => 'user', 'content' => 'Hello']]];

    public function test_assistant_is_off_without_key(): void
    {
        config(['services.ai.key' => '']);
        $this->signUp();
        $this->getJson('/api/ai/status')->assertJsonPath('configured', false);
        $this->postJson('/api/ai/chat', self::HELLO)->assertServiceUnavailable();
    }

    public function test_provider_that_does_not_answer(): void
    {
        config(['services.ai.key' => 'key', 'services.ai.url' => 'http://127.0.0.1:9/v1']);
        $this->signUp();
        $this->postJson('/api/ai/chat', self::HELLO)->assertStatus(502);
    }
}
