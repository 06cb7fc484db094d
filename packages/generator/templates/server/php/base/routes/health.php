<?php

use App\Store\Database;
use Illuminate\Support\Facades\Route;

Route::get('health', function (): array {
    $reachable = Database::isReachable();

    return ['status' => $reachable ? 'ok' : 'degraded', 'database' => $reachable ? 'ok' : 'unreachable'];
});

Route::any('{path}', fn () => abort(404))->where('path', '.*')->fallback();
