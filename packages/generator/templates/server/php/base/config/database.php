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
        // {{#if tests}}
        'sqlite' => ['driver' => 'sqlite', 'database' => ':memory:', 'foreign_key_constraints' => true],
        // {{/if}}
    ],
    'migrations' => ['table' => 'migrations', 'update_date_on_publish' => true],
];
