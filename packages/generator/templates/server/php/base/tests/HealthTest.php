<?php

namespace Tests;

use Illuminate\Log\Events\MessageLogged;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Context;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Str;

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

    public function test_each_request_has_an_id_a_line_in_the_log_and_headers(): void
    {
        $lines = [];
        Log::listen(function (MessageLogged $line) use (&$lines): void {
            $lines[] = [...Arr::except($line->context, 'ms'), ...Context::all()];
        });
        $this->postJson('/api/nothing', [], ['X-Request-Id' => 'given-1'])
            ->assertHeader('X-Request-Id', 'given-1')
            ->assertHeader('X-Content-Type-Options', 'nosniff')
            ->assertHeader('X-Frame-Options', 'SAMEORIGIN');
        $expected = ['method' => 'POST', 'path' => '/api/nothing', 'status' => 404, 'requestId' => 'given-1'];
        $this->assertSame([$expected], $lines);
        $own = $this->getJson('/api/health', ['X-Request-Id' => 'not an id'])->headers->get('X-Request-Id');
        $this->assertTrue(Str::isUuid($own));
    }
}
