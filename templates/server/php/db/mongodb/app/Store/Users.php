<?php

namespace App\Store;

use App\Models\LoginSession;
use App\Models\User;
use Illuminate\Contracts\Auth\Authenticatable;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use MongoDB\Driver\Exception\BulkWriteException;

/** Accounts and their sessions. */
class Users
{
    public const LIFETIME_MINUTES = 7 * 24 * 60;

    /** Null: there is already somebody with this address. */
    public static function create(string $email, string $password): ?Authenticatable
    {
        DB::getCollection('users')->createIndex(['email' => 1], ['unique' => true]);
        try {
            return User::create(['email' => $email, 'password' => $password]);
        } catch (BulkWriteException) {
            return null;
        }
    }

    public static function find(string $email): ?Authenticatable
    {
        return User::firstWhere('email', $email);
    }

    /** The token of a new session; those that have expired go. */
    public static function startSession(Authenticatable $user): string
    {
        $token = Str::random(43);
        LoginSession::where('expires_at', '<', now())->delete();
        LoginSession::create([
            'token_hash' => hash('sha256', $token),
            'user_id' => $user->getAuthIdentifier(),
            'expires_at' => now()->addMinutes(self::LIFETIME_MINUTES),
        ]);

        return $token;
    }

    public static function ofSession(string $token): ?Authenticatable
    {
        return $token === '' ? null : LoginSession::where('token_hash', hash('sha256', $token))
            ->where('expires_at', '>', now())->first()?->user;
    }

    public static function endSession(string $token): void
    {
        LoginSession::where('token_hash', hash('sha256', $token))->delete();
    }
}
