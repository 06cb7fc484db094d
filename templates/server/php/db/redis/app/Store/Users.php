<?php

namespace App\Store;

use Illuminate\Auth\GenericUser;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Redis;
use Illuminate\Support\Str;

/** Accounts and their sessions: `user:<id>` is a hash, `email:<address>` and `session:<hash of a token>` hold its id. */
class Users
{
    public const LIFETIME_MINUTES = 7 * 24 * 60;

    /** Null: there is already somebody with this address. */
    public static function create(string $email, string $password): ?GenericUser
    {
        $id = (string) Str::uuid();
        Redis::hMSet("user:$id", ['id' => $id, 'email' => $email, 'password' => Hash::make($password)]);
        if (Redis::setnx("email:$email", $id)) {
            return self::load($id);
        }
        Redis::del("user:$id");

        return null;
    }

    public static function find(string $email): ?GenericUser
    {
        return self::load(Redis::get("email:$email"));
    }

    /** The token of a new session, which Redis removes when it has expired. */
    public static function startSession(GenericUser $user): string
    {
        $token = Str::random(43);
        Redis::setex(self::key($token), self::LIFETIME_MINUTES * 60, $user->getAuthIdentifier());

        return $token;
    }

    public static function ofSession(string $token): ?GenericUser
    {
        return $token === '' ? null : self::load(Redis::get(self::key($token)));
    }

    public static function endSession(string $token): void
    {
        Redis::del(self::key($token));
    }

    private static function load(?string $id): ?GenericUser
    {
        $user = $id ? Redis::hGetAll("user:$id") : [];

        return $user ? new GenericUser($user) : null;
    }

    /** Who reads the keys cannot sign in with them. */
    private static function key(string $token): string
    {
        return 'session:'.hash('sha256', $token);
    }
}
