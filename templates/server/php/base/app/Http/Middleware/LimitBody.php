<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

class LimitBody
{
    private const MAX = 100_000;

    public function handle(Request $request, Closure $next)
    {
        abort_if(strlen($request->getContent()) > self::MAX, 413, 'The request body is too large.');

        return $next($request);
    }
}
