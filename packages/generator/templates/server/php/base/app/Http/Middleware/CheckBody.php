<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

/** Refuses bodies that are too large, or that claim to be JSON and are not. */
class CheckBody
{
    private const MAX = 100_000;

    public function handle(Request $request, Closure $next)
    {
        $body = $request->getContent();
        abort_if(strlen($body) > self::MAX, 413, 'The request body is too large.');
        abort_if($body !== '' && $request->isJson() && ! json_validate($body), 400, 'The request body is not valid JSON.');

        return $next($request);
    }
}
