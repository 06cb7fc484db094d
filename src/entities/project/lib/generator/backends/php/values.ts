import type { ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'
import { hasData } from './stores/store'

/** `src/Log.php`, `src/Text.php`, `src/Time.php` and `src/Uuid.php`: what PHP's own functions do not do in one call. */
export function valueFiles(project: ProjectContext) {
  const { has } = project
  return filesOf(
    logFile(),
    (hasData(project) || has('ai')) && textFile(),
    hasData(project) && timeFile(),
    hasData(project) && uuidFile(),
  )
}

function logFile() {
  return file(
    'src/Log.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      /** The console of the server. PHP's own log says nothing when its web server runs quietly. */
      final class Log
      {
          private static bool $silent = false;

          public static function line(string $text): void
          {
              if (!self::$silent) {
                  file_put_contents('php://stderr', $text . PHP_EOL);
              }
          }

          public static function silence(): void
          {
              self::$silent = true;
          }
      }
    `,
  )
}

function textFile() {
  return file(
    'src/Text.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      /** Text in UTF-8, without the extension mbstring. */
      final class Text
      {
          public static function trim(string $text): string
          {
              return (string) preg_replace('/^[\s\p{Z}\x{FEFF}]+|[\s\p{Z}\x{FEFF}]+$/uD', '', $text);
          }

          /** Number of characters, not of bytes. */
          public static function length(string $text): int
          {
              return (int) preg_match_all('/./su', $text);
          }
      }
    `,
  )
}

function timeFile() {
  return file(
    'src/Time.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      use DateTimeImmutable;
      use DateTimeZone;

      /** Times as ISO 8601 in UTC with milliseconds, which sort as text. */
      final class Time
      {
          public static function now(): string
          {
              return self::iso('now');
          }

          public static function in(int $seconds): string
          {
              return self::iso("+{$seconds} seconds");
          }

          /** From any form that PHP or a database writes; without a zone it is UTC. */
          public static function iso(string $time): string
          {
              $utc = new DateTimeZone('UTC');
              return (new DateTimeImmutable($time, $utc))->setTimezone($utc)->format('Y-m-d\TH:i:s.v\Z');
          }
      }
    `,
  )
}

function uuidFile() {
  return file(
    'src/Uuid.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      final class Uuid
      {
          /** A random UUID, version 4. */
          public static function random(): string
          {
              $bytes = random_bytes(16);
              $bytes[6] = chr((ord($bytes[6]) & 0x0f) | 0x40);
              $bytes[8] = chr((ord($bytes[8]) & 0x3f) | 0x80);
              return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
          }
      }
    `,
  )
}
