<?php

use App\Http\Controllers\AuthController;
use App\Http\Controllers\PasswordController;
use Illuminate\Support\Facades\Route;

Route::prefix('auth')->group(function (): void {
    Route::middleware('throttle:accounts')->group(function (): void {
        Route::post('sign-up', [AuthController::class, 'signUp']);
        Route::post('sign-in', [AuthController::class, 'signIn']);
        Route::post('forgot-password', [PasswordController::class, 'forgot']);
        Route::post('reset-password', [PasswordController::class, 'reset']);
    });
    Route::post('sign-out', [AuthController::class, 'signOut']);
    Route::get('me', [AuthController::class, 'me']);
});
