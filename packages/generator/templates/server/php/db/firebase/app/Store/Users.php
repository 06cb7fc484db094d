<?php

namespace App\Store;

use App\ResetToken;
use Google\Cloud\Core\Exception\ConflictException;
use Google\Cloud\Core\Timestamp;
use Google\Cloud\Firestore\DocumentReference;
use Google\Cloud\Firestore\Transaction;
use Illuminate\Auth\GenericUser;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Str;

/** Accounts and their sessions: `users/<address>` and `sessions/<hash of a token>`. */
class Users
{
    public const LIFETIME_MINUTES = 7 * 24 * 60;

    /** Returns null if the address already has an account. */
    public static function create(string $email, string $password): ?GenericUser
    {
        $user = ['id' => (string) Str::uuid(), 'email' => $email, 'password' => Hash::make($password)];
        try {
            Database::client()->document("users/$email")->create($user, Database::ONCE);
        } catch (ConflictException) {
            return null;
        }

        return new GenericUser($user);
    }

    public static function find(string $email): ?GenericUser
    {
        $user = Database::client()->document("users/$email")->snapshot(Database::ONCE);

        return $user->exists() ? new GenericUser($user->data()) : null;
    }

    /** Returns the token of a new session. A TTL policy on `expires_at` removes expired ones. */
    public static function startSession(GenericUser $user): string
    {
        $token = Str::random(43);
        $expiresAt = new Timestamp(now()->addMinutes(self::LIFETIME_MINUTES)->toDateTimeImmutable());
        self::session($token)->create(['email' => $user->email, 'expires_at' => $expiresAt], Database::ONCE);

        return $token;
    }

    public static function ofSession(string $token): ?GenericUser
    {
        $session = $token === '' ? null : self::session($token)->snapshot(Database::ONCE);
        $lives = $session?->exists() && $session['expires_at']->get() > now();

        return $lives ? self::find($session['email']) : null;
    }

    public static function endSession(string $token): void
    {
        self::session($token)->delete(Database::ONCE);
    }

    /** Returns the token of a new password reset link, which replaces the previous one. */
    public static function startReset(GenericUser $user): ResetToken
    {
        $token = ResetToken::for($user->getAuthIdentifier());
        $expiresAt = new Timestamp(now()->addMinutes(ResetToken::LIFETIME_MINUTES)->toDateTimeImmutable());
        $changes = ['reset_hash' => $token->hash(), 'reset_expires_at' => $expiresAt];
        Database::client()->document("users/$user->email")->set($changes, ['merge' => true, ...Database::ONCE]);

        return $token;
    }

    /** Changes the password and ends all sessions. Returns false if the token is unknown, used or expired. */
    public static function resetPassword(ResetToken $token, string $password): bool
    {
        $client = Database::client();
        $found = $client->collection('users')->where('id', '=', $token->userId)->limit(1)->documents(Database::ONCE)->rows();
        if ($found === []) {
            return false;
        }
        $hash = Hash::make($password);
        // Of two requests with the same token, the second sees that it was used.
        $changed = $client->runTransaction(function (Transaction $transaction) use ($found, $token, $hash): bool {
            $user = $transaction->snapshot($found[0]->reference())->data();
            if (! $token->matches($user['reset_hash'] ?? null, ($user['reset_expires_at'] ?? null)?->get())) {
                return false;
            }
            $changes = ['password' => $hash, 'reset_hash' => null, 'reset_expires_at' => null];
            $transaction->set($found[0]->reference(), $changes, ['merge' => true]);

            return true;
        });
        if ($changed) {
            $sessions = $client->collection('sessions')->where('email', '=', $found[0]['email']);
            foreach ($sessions->documents(Database::ONCE) as $session) {
                $session->reference()->delete(Database::ONCE);
            }
        }

        return $changed;
    }

    /** Only a hash is stored: reading the collection is not enough to sign in. */
    private static function session(string $token): DocumentReference
    {
        return Database::client()->document('sessions/'.hash('sha256', $token));
    }
}
