import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/Auth/Passwords.php` */
export function passwordsFile() {
  return file(
    'src/Auth/Passwords.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Auth;

      final class Passwords
      {
          private const COST = 12;

          /** Compared against when there is no such account, so that both answers take the same time. */
          private const NOBODY = '$2y$12$00000000000000000000000000000000000000000000000000000';

          /** A salted bcrypt hash. */
          public static function hash(string $password): string
          {
              return password_hash(self::shorten($password), PASSWORD_BCRYPT, ['cost' => self::COST]);
          }

          public static function verify(string $password, ?string $hash): bool
          {
              return password_verify(self::shorten($password), $hash ?? self::NOBODY);
          }

          /** Bcrypt looks at 72 bytes at most and stops at a zero byte; this way every character counts. */
          private static function shorten(string $password): string
          {
              return base64_encode(hash('sha384', $password, true));
          }
      }
    `,
  )
}

/** `src/Auth/RateLimit.php` */
export function rateLimitFile() {
  return file(
    'src/Auth/RateLimit.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Auth;

      use App\Store\SharedFile;

      /** Counts attempts per key. The file holds hashes of the keys, and only of those whose time is not over. */
      final class RateLimit
      {
          private const KEYS_KEPT = 10_000;

          public function __construct(
              private readonly SharedFile $file,
              private readonly int $attempts,
              private readonly int $seconds,
          ) {
          }

          /** Counts one more attempt; false when there were too many. */
          public function allows(string $key): bool
          {
              return $this->file->change(function (array &$windows) use ($key): bool {
                  $now = time();
                  $open = array_filter($windows, static fn (array $window): bool => $window['ends'] > $now);
                  $name = hash('sha256', $key);
                  $window = $open[$name] ?? ['count' => 0, 'ends' => $now + $this->seconds];
                  $window['count'] += 1;
                  unset($open[$name]);
                  // The newest is last, so what is cut off is the oldest.
                  $windows = array_slice($open + [$name => $window], -self::KEYS_KEPT, null, true);
                  return $window['count'] <= $this->attempts;
              });
          }

          public function reset(string $key): void
          {
              $this->file->change(static function (array &$windows) use ($key): void {
                  unset($windows[hash('sha256', $key)]);
              });
          }
      }
    `,
  )
}
