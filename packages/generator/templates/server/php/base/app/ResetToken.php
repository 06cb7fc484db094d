<?php

namespace App;

use DateTimeInterface;
use Illuminate\Support\Str;
use Stringable;

/** What a link to choose a new password carries: `<user id>.<secret>`. The account keeps only a hash of the secret. */
final readonly class ResetToken implements Stringable
{
    public const LIFETIME_MINUTES = 60;

    private function __construct(public string $userId, private string $secret) {}

    public static function for(string $userId): self
    {
        return new self($userId, rtrim(strtr(base64_encode(random_bytes(32)), '+/', '-_'), '='));
    }

    /** Null: it does not look like a token. */
    public static function parse(string $token): ?self
    {
        [$userId, $secret] = explode('.', $token, 2) + ['', ''];

        return Str::isUuid($userId) && preg_match('/^[\w-]{43}$/D', $secret) ? new self($userId, $secret) : null;
    }

    public function hash(): string
    {
        return hash('sha256', $this->secret);
    }

    /** Whether the account of this token keeps its hash, and still may. */
    public function matches(?string $hash, ?DateTimeInterface $expiresAt): bool
    {
        return $hash !== null && hash_equals($hash, $this->hash()) && $expiresAt > now();
    }

    public function __toString(): string
    {
        return "$this->userId.$this->secret";
    }
}
