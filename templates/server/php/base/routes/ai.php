<?php

use App\Http\Controllers\AiController;
use Illuminate\Support\Facades\Route;

$routes = Route::controller(AiController::class)->prefix('ai');
// {{#if auth}}
$routes->middleware('auth');
// {{/if}}
$routes->group(function (): void {
    Route::get('status', 'status');
    Route::post('chat', 'chat');
});
