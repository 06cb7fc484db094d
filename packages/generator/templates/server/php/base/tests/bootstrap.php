<?php

use Dotenv\Dotenv;

require dirname(__DIR__).'/vendor/autoload.php';

// The tests have their own database, never the application's.
$file = dirname(__DIR__, 2).'/.env';
$settings = [getenv(), is_file($file) ? Dotenv::parse(file_get_contents($file)) : []];
$known = fn (string $name): array => array_values(array_filter(array_column($settings, $name)));
// {{#if mongodb}}
$application = $known('DATABASE_URL')[0] ?? 'mongodb://localhost:27017/app';
$beside = preg_replace('~^([\w+]+://[^/?]*)/?([^?]*)~', '$1/$2_test', $application);
// {{/if}}
// {{#if redis}}
$application = $known('DATABASE_URL')[0] ?? 'redis://localhost:6379';
$beside = preg_replace('~^(\w+://[^/?]*)/?[^?]*~', '$1/15', $application);
// {{/if}}
// {{#if sql}}
$beside = 'sqlite::memory:';
// {{/if}}
// {{#if firebase}}
// The emulator isolates projects.
$setting = $name = 'FIREBASE_PROJECT_ID';
$own = 'demo-test';
$emulator = $known('FIRESTORE_EMULATOR_HOST')[0] ?? 'localhost:8085';
putenv("FIRESTORE_EMULATOR_HOST=$emulator");
$_ENV['FIRESTORE_EMULATOR_HOST'] = $_SERVER['FIRESTORE_EMULATOR_HOST'] = $emulator;
// {{/if}}
// {{#unless firebase}}
$setting = 'TEST_DATABASE_URL';
$name = 'DATABASE_URL';
$own = $known($setting)[0] ?? $beside;
// {{/unless}}
if (in_array($own, $known($name), true)) {
    exit("The tests would use $own, the database of the application: set $setting to another one.\n");
}
putenv("$name=$own");
$_ENV[$name] = $_SERVER[$name] = $own;
