<?php

use App\Http\Controllers\AuthController;
use Illuminate\Support\Facades\Route;

Route::controller(AuthController::class)->prefix('auth')->group(function (): void {
    Route::post('sign-up', 'signUp')->middleware('throttle:accounts');
    Route::post('sign-in', 'signIn')->middleware('throttle:accounts');
    Route::post('sign-out', 'signOut');
    Route::get('me', 'me');
});
