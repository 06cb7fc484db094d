<?php

use App\Http\Controllers\SiteController;
use App\Http\Middleware\CheckBody;
use App\Http\Middleware\EveryRequest;
use App\Refusal;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Configuration\Exceptions;
use Illuminate\Foundation\Configuration\Middleware;
use Illuminate\Support\Facades\Route;

$app = Application::configure(dirname(__DIR__))
    ->withRouting(
        api: glob(dirname(__DIR__).'/routes/*.php'),
        // {{#if hasFrontend}}
        then: fn () => Route::fallback(SiteController::class),
        // {{/if}}
    )
    ->withMiddleware(function (Middleware $middleware): void {
        $middleware->prepend(EveryRequest::class);
        $middleware->append(CheckBody::class);
        // {{#if auth}}
        $middleware->redirectGuestsTo(fn () => null);
        // {{/if}}
    })
    ->withExceptions(function (Exceptions $exceptions): void {
        $exceptions->render(Refusal::of(...));
    })
    ->create();

return $app->useEnvironmentPath(dirname(__DIR__, 2));
