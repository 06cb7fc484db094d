<?php

return [
    'url' => env('DATABASE_URL'),
    'default' => 'mongodb',
    'connections' => [
        'mongodb' => [
            'driver' => 'mongodb',
            'dsn' => env('DATABASE_URL', 'mongodb://localhost:27017/app'),
            'database' => trim(parse_url(env('DATABASE_URL', ''), PHP_URL_PATH) ?: '', '/') ?: 'app',
            'options' => ['serverSelectionTimeoutMS' => 3000],
        ],
    ],
];
