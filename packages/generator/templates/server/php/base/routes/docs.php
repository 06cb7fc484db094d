<?php

use Illuminate\Support\Facades\Route;
use Symfony\Component\Yaml\Yaml;

Route::get('openapi.json', fn () => response()->json(Yaml::parseFile(base_path('openapi.yaml'))));
Route::get('docs', fn () => response()->file(base_path('docs.html'), [
    'Content-Security-Policy' => "default-src 'self'; style-src 'unsafe-inline'",
]));
Route::get('docs/docs.js', fn () => response()->file(base_path('docs.js'), ['Content-Type' => 'text/javascript']));
