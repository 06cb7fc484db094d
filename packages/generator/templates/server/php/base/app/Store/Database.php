<?php

namespace App\Store;

use Illuminate\Support\Facades\DB;
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
            DB::select('select 1');
        } catch (Throwable) {
            return false;
        }

        return true;
    }
}
