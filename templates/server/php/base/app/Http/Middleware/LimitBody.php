<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

class LimitBody
{
    private const MAX = 100_000;

    public function handle(Request $request, Closure $next)
    {
        abort_if(strlen($request->getContent()) > self::MAX, 413, 'A request has at most 100 kB.');

        return $next($request);
    }
}
