<?php

return [
    'url' => env('DATABASE_URL'),
    'default' => 'pgsql',
    'connections' => [
        'pgsql' => [
            'driver' => 'pgsql',
            'url' => env('DATABASE_URL', 'postgresql://app:app@localhost:5432/app'),
            'charset' => 'utf8',
            'search_path' => 'public',
        ],
        'sqlite' => ['driver' => 'sqlite', 'database' => ':memory:', 'foreign_key_constraints' => true],
    ],
    'migrations' => ['table' => 'migrations', 'update_date_on_publish' => true],
];
