<?php

namespace Tests;

class HealthTest extends TestCase
{
    public function test_health(): void
    {
        $this->getJson('/api/health')->assertOk()->assertExactJson(['status' => 'ok', 'database' => 'ok']);
    }

    public function test_unknown_endpoint(): void
    {
        $this->postJson('/api/nothing')->assertNotFound()->assertJsonStructure(['error']);
    }
}
