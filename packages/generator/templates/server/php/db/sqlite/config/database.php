<?php

$file = substr(env('DATABASE_URL', 'sqlite:data/app.db'), strlen('sqlite:'));
$path = str_starts_with($file, '/') || $file === ':memory:' ? $file : base_path($file);
if ($path !== ':memory:' && ! is_file($path)) {
    @mkdir(dirname($path), recursive: true);
    @touch($path);
}

return [
    'url' => env('DATABASE_URL'),
    'default' => 'sqlite',
    'connections' => [
        'sqlite' => ['driver' => 'sqlite', 'database' => $path, 'foreign_key_constraints' => true],
    ],
    'migrations' => ['table' => 'migrations', 'update_date_on_publish' => true],
];
