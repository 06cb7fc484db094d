<?php

return [
    'url' => env('DATABASE_URL'),
    'redis' => [
        'client' => 'phpredis',
        'default' => ['url' => env('DATABASE_URL', 'redis://localhost:6379'), 'timeout' => 3],
    ],
];
