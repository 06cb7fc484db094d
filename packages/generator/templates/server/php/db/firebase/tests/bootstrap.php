<?php

use Dotenv\Dotenv;

require dirname(__DIR__).'/vendor/autoload.php';

// The tests have a database of their own, never the application's: the project `demo-test` of the emulator, whose
// projects share nothing.
$file = dirname(__DIR__, 2).'/.env';
$settings = [getenv(), is_file($file) ? Dotenv::parse(file_get_contents($file)) : []];
$known = fn (string $name): array => array_values(array_filter(array_column($settings, $name)));
if (in_array('demo-test', $known('FIREBASE_PROJECT_ID'), true)) {
    exit("The tests would use demo-test, the database of the application: set FIREBASE_PROJECT_ID to another one.\n");
}
$chosen = [
    'FIREBASE_PROJECT_ID' => 'demo-test',
    'FIRESTORE_EMULATOR_HOST' => $known('FIRESTORE_EMULATOR_HOST')[0] ?? 'localhost:8085',
];
foreach ($chosen as $name => $value) {
    putenv("$name=$value");
    $_ENV[$name] = $_SERVER[$name] = $value;
}
