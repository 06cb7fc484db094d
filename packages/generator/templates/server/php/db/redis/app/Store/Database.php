<?php

namespace App\Store;

use Illuminate\Support\Facades\Redis;
use Throwable;

class Database
{
    public const VARIABLE = 'DATABASE_URL';

    public static function isConfigured(): bool
    {
        return filled(config('database.url'));
    }

    public static function isReachable(): bool
    {
        try {
            Redis::ping();
        } catch (Throwable) {
            return false;
        }

        return true;
    }
}
