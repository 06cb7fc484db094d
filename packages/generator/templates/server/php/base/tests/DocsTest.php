<?php

namespace Tests;

class DocsTest extends TestCase
{
    public function test_page_loads_nothing_from_elsewhere(): void
    {
        $this->assertArrayHasKey('/api/health', $this->getJson('/api/openapi.json')->assertOk()->json('paths'));
        $this->get('/api/docs')->assertOk()
            ->assertHeader('Content-Security-Policy', "default-src 'self'; style-src 'unsafe-inline'");
        $this->get('/api/docs/docs.js')->assertOk()->assertHeader('Content-Type', 'text/javascript; charset=utf-8');
    }
}
