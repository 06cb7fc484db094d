<?php

return [
    'url' => env('DATABASE_URL'),
    'default' => 'mysql',
    'connections' => [
        'mysql' => [
            'driver' => 'mysql',
            'url' => env('DATABASE_URL', 'mysql://app:app@localhost:3306/app'),
            'charset' => 'utf8mb4',
        ],
        // {{#if tests}}
        'sqlite' => ['driver' => 'sqlite', 'database' => ':memory:', 'foreign_key_constraints' => true],
        // {{/if}}
    ],
    'migrations' => ['table' => 'migrations', 'update_date_on_publish' => true],
];
