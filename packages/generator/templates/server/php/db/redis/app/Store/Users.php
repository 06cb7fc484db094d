<?php

namespace App\Store;

use App\ResetToken;
use Illuminate\Auth\GenericUser;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Redis;
use Illuminate\Support\Str;

/**
 * Accounts and their sessions: `user:<id>` is a hash, `email:<address>` and `session:<hash of a token>` hold its id,
 * and the sorted set `sessions:<id>` holds the keys of its sessions by expiry.
 */
class Users
{
    public const LIFETIME_MINUTES = 7 * 24 * 60;

    /** Returns null if the address already has an account. */
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

    /** Returns the token of a new session, which Redis removes when it expires. */
    public static function startSession(GenericUser $user): string
    {
        $token = Str::random(43);
        $id = $user->getAuthIdentifier();
        Redis::setex(self::key($token), self::LIFETIME_MINUTES * 60, $id);
        Redis::zRemRangeByScore("sessions:$id", 0, now()->timestamp);
        Redis::zAdd("sessions:$id", now()->addMinutes(self::LIFETIME_MINUTES)->timestamp, self::key($token));

        return $token;
    }

    public static function ofSession(string $token): ?GenericUser
    {
        return $token === '' ? null : self::load(Redis::get(self::key($token)));
    }

    public static function endSession(string $token): void
    {
        $id = Redis::get(self::key($token));
        Redis::del(self::key($token));
        Redis::zRem("sessions:$id", self::key($token));
    }

    /** Returns the token of a new password reset link, which replaces the previous one. */
    public static function startReset(GenericUser $user): ResetToken
    {
        $token = ResetToken::for($user->getAuthIdentifier());
        $expiresAt = now()->addMinutes(ResetToken::LIFETIME_MINUTES)->timestamp;
        Redis::hMSet("user:$token->userId", ['reset_hash' => $token->hash(), 'reset_expires_at' => $expiresAt]);

        return $token;
    }

    /** Changes the password and ends all sessions. Returns false if the token is unknown, used or expired. */
    public static function resetPassword(ResetToken $token, string $password): bool
    {
        $key = "user:$token->userId";
        [$hash, $expiresAt] = Redis::hMGet($key, ['reset_hash', 'reset_expires_at']);
        $matches = $token->matches($hash ?: null, Carbon::createFromTimestamp((int) $expiresAt));
        // Of two requests with the same token, the second finds nothing to remove.
        if (! $matches || ! Redis::hDel($key, 'reset_hash', 'reset_expires_at')) {
            return false;
        }
        Redis::hSet($key, 'password', Hash::make($password));
        Redis::del("sessions:$token->userId", ...Redis::zRange("sessions:$token->userId", 0, -1));

        return true;
    }

    private static function load(?string $id): ?GenericUser
    {
        $user = $id ? Redis::hGetAll("user:$id") : [];

        return $user ? new GenericUser($user) : null;
    }

    /** Only a hash is stored: reading the keys is not enough to sign in. */
    private static function key(string $token): string
    {
        return 'session:'.hash('sha256', $token);
    }
}
