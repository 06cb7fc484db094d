<?php

use Dotenv\Dotenv;

require dirname(__DIR__).'/vendor/autoload.php';

// The tests have a database of their own, never the application's: the one of TEST_DATABASE_URL, or number
// 15 of the same Redis.
$file = dirname(__DIR__, 2).'/.env';
$settings = [getenv(), is_file($file) ? Dotenv::parse(file_get_contents($file)) : []];
$known = fn (string $name): array => array_values(array_filter(array_column($settings, $name)));
$application = $known('DATABASE_URL')[0] ?? 'redis://localhost:6379';
$url = $known('TEST_DATABASE_URL')[0] ?? preg_replace('~^(\w+://[^/?]*)/?[^?]*~', '$1/15', $application);
if (in_array($url, $known('DATABASE_URL'), true)) {
    exit("The tests would use $url, the database of the application: set TEST_DATABASE_URL to another one.\n");
}
putenv("DATABASE_URL=$url");
$_ENV['DATABASE_URL'] = $_SERVER['DATABASE_URL'] = $url;
