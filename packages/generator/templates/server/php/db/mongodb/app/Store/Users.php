<?php

namespace App\Store;

use App\Models\LoginSession;
use App\Models\User;
use App\ResetToken;
use Illuminate\Contracts\Auth\Authenticatable;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Str;
use MongoDB\Driver\Exception\BulkWriteException;

/** Accounts and their sessions. */
class Users
{
    public const LIFETIME_MINUTES = 7 * 24 * 60;

    /** Returns null if the address already has an account. */
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

    /** Returns the token of a new session; deletes expired sessions. */
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

    /** Returns the token of a new password reset link, which replaces the previous one. */
    public static function startReset(Authenticatable $user): ResetToken
    {
        $token = ResetToken::for($user->getAuthIdentifier());
        User::whereKey($token->userId)->update([
            'reset_hash' => $token->hash(),
            'reset_expires_at' => now()->addMinutes(ResetToken::LIFETIME_MINUTES),
        ]);

        return $token;
    }

    /** Changes the password and ends all sessions. Returns false if the token is unknown, used or expired. */
    public static function resetPassword(ResetToken $token, string $password): bool
    {
        $user = User::find($token->userId);
        if (! $token->matches($user?->reset_hash, $user?->reset_expires_at)) {
            return false;
        }
        $changes = ['password' => Hash::make($password), 'reset_hash' => null, 'reset_expires_at' => null];
        // Of two requests with the same token, the second finds nothing to change.
        $changed = User::whereKey($user->id)->where('reset_hash', $token->hash())->update($changes) === 1;
        LoginSession::where('user_id', $user->id)->delete();

        return $changed;
    }
}
