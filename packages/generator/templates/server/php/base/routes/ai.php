<?php

use App\Http\Controllers\AiController;
use Illuminate\Support\Facades\Route;

Route::controller(AiController::class)
    ->prefix('ai')
    // {{#if auth}}
    ->middleware('auth')
    // {{/if}}
    ->group(function (): void {
        Route::get('status', 'status');
        Route::post('chat', 'chat');
    });
