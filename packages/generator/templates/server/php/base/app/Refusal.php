<?php

namespace App;

use App\Store\Database;
// {{#if auth}}
use Illuminate\Auth\AuthenticationException;
// {{/if}}
use Illuminate\Http\JsonResponse;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;
use Throwable;

/** Every error has the same format: {"error": "One sentence."}. */
class Refusal
{
    public static function of(Throwable $error): JsonResponse
    {
        return match (true) {
            $error instanceof ValidationException => self::json($error->getMessage(), 400),
            // {{#if auth}}
            $error instanceof AuthenticationException => self::json('Sign in first.', 401),
            // {{/if}}
            $error instanceof HttpExceptionInterface => self::json(
                $error->getMessage() ?: 'There is no such endpoint.',
                $error->getStatusCode(),
                $error->getHeaders(),
            ),
            ! Database::isReachable() => self::json('The database is not reachable.', 503),
            default => self::json('Something went wrong on the server.', 500),
        };
    }

    private static function json(string $sentence, int $status, array $headers = []): JsonResponse
    {
        return response()->json(['error' => $sentence], $status, $headers);
    }
}
