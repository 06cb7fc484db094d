<?php

namespace App\Store;

use Google\Cloud\Firestore\FirestoreClient;
use Throwable;

/** The emulator if FIRESTORE_EMULATOR_HOST is set, otherwise the project of the credentials. */
class Database
{
    public const VARIABLE = 'FIREBASE_PROJECT_ID';

    public const ONCE = ['retries' => 0, 'timeoutMillis' => 5000];

    public static function isConfigured(): bool
    {
        return filled(config('database.project'));
    }

    public static function isReachable(): bool
    {
        try {
            self::client()->document('health/ping')->snapshot(self::ONCE);
        } catch (Throwable) {
            return false;
        }

        return true;
    }

    public static function client(): FirestoreClient
    {
        return once(fn () => new FirestoreClient(['projectId' => config('database.project') ?? 'demo-app']));
    }
}
