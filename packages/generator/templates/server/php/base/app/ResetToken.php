<?php

namespace App;

use DateTimeInterface;
use Illuminate\Support\Str;
use Stringable;

/** The token of a password reset link: `<user id>.<secret>`. Only the hash of the secret is stored. */
final readonly class ResetToken implements Stringable
{
    public const LIFETIME_MINUTES = 60;

    private function __construct(public string $userId, private string $secret) {}

    public static function for(string $userId): self
    {
        return new self($userId, rtrim(strtr(base64_encode(random_bytes(32)), '+/', '-_'), '='));
    }

    /** Returns null if the text is not a token. */
    public static function parse(string $token): ?self
    {
        [$userId, $secret] = explode('.', $token, 2) + ['', ''];

        return Str::isUuid($userId) && preg_match('/^[\w-]{43}$/D', $secret) ? new self($userId, $secret) : null;
    }

    public function hash(): string
    {
        return hash('sha256', $this->secret);
    }

    /** Whether the stored hash belongs to this token and has not expired. */
    public function matches(?string $hash, ?DateTimeInterface $expiresAt): bool
    {
        return $hash !== null && hash_equals($hash, $this->hash()) && $expiresAt > now();
    }

    public function __toString(): string
    {
        return "$this->userId.$this->secret";
    }
}
