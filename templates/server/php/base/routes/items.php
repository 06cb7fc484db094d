<?php

use App\Http\Controllers\ItemController;
use Illuminate\Support\Facades\Route;

$routes = Route::apiResource('items', ItemController::class)->except('show')->whereUuid('item');
// {{#if auth}}
$routes->middleware('auth');
// {{/if}}
