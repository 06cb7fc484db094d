<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Context;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Str;
use Symfony\Component\HttpFoundation\Response;

/** Gives each request an id, which all its log entries carry, a line in the log, and security headers. */
class EveryRequest
{
    private const HEADERS = [
        'Cross-Origin-Opener-Policy' => 'same-origin',
        'Cross-Origin-Resource-Policy' => 'same-origin',
        'Referrer-Policy' => 'no-referrer',
        'Strict-Transport-Security' => 'max-age=15552000; includeSubDomains',
        'X-Content-Type-Options' => 'nosniff',
        'X-Frame-Options' => 'SAMEORIGIN',
    ];

    public function handle(Request $request, Closure $next): Response
    {
        // A proxy may already have assigned an id.
        $given = (string) $request->header('X-Request-Id');
        $id = preg_match('/^[\w-]{1,64}$/D', $given) ? $given : (string) Str::uuid();
        Context::add('requestId', $id);
        $response = $next($request);
        $response->headers->add(['X-Request-Id' => $id, ...self::HEADERS]);

        return $response;
    }

    public function terminate(Request $request, Response $response): void
    {
        Log::info('request', [
            'method' => $request->method(),
            'path' => $request->getPathInfo(),
            'status' => $response->getStatusCode(),
            'ms' => round((microtime(true) - $request->server('REQUEST_TIME_FLOAT')) * 1000, 1),
        ]);
    }
}
