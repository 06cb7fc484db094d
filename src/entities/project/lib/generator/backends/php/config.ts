import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code, lines } from '../../text/code'
import { singleQuoted } from '../../text/escape'
import { phpStore } from './stores'

/** `src/Environment.php` */
export function environmentFile() {
  return file(
    'src/Environment.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      /** The variables of the process, and those of the file \`.env\` beside the folder of the server. */
      final class Environment
      {
          private const LINE = '/^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*'
              . '(?:"((?:[^"\\\\]|\\\\.)*)"|\'([^\']*)\'|([^\r\n#]*))/ms';

          /** @return array<string, string> Variables that are already set win over the ones in .env. */
          public static function read(): array
          {
              $file = dirname(__DIR__, 2) . '/.env';
              return getenv() + (is_file($file) ? self::parse((string) file_get_contents($file)) : []);
          }

          /** @return array<string, string> */
          public static function parse(string $text): array
          {
              $variables = [];
              preg_match_all(self::LINE, $text, $lines, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL);
              foreach ($lines as [, $name, $double, $single, $bare]) {
                  $expanded = $double === null ? null : str_replace('\n', "\n", $double);
                  $variables[$name] = $expanded ?? $single ?? trim((string) $bare);
              }
              return $variables;
          }
      }
    `,
  )
}

/** `src/Config.php`: read by the launcher and again by every request. */
export function configFile(project: ProjectContext) {
  const store = phpStore(project)
  const ai = project.has('ai')
  return file(
    'src/Config.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      /** Everything that the environment decides. \`.env.example\` explains each variable. */
      final class Config
      {
          private const VERSION = '0.1.0';

          private function __construct(
              public readonly string $name,
              public readonly string $version,
              public readonly string $environment,
              /** Errors keep their details to themselves, and requests are not logged. */
              public readonly bool $production,
              public readonly string $host,
              public readonly int $port,
              /** Unix time at which the server started. */
              public readonly int $startedAt,
              /** Where requests leave for each other what is kept in memory elsewhere. */
              public readonly string $stateFolder,
              ${lines(...store.config.map(({ property }) => `public readonly string $${property},`))}
              ${ai && 'public readonly string $aiBaseUrl,\n/** Empty: the assistant is off. */\npublic readonly string $aiApiKey,\npublic readonly string $aiModel,'}
          ) {
          }

          /** @param array<string, string> $variables */
          public static function read(array $variables): self
          {
              $env = static function (string $name, string $initial = '') use ($variables): string {
                  $value = $variables[$name] ?? '';
                  return $value === '' ? $initial : $value;
              };
              $environment = $env('APP_ENV', ${singleQuoted(project.config.environment)});
              return new self(
                  name: ${singleQuoted(project.title)},
                  version: self::VERSION,
                  environment: $environment,
                  production: $environment !== 'development',
                  host: $env('HOST', '127.0.0.1'),
                  port: self::readPort($env('PORT', '3000')),
                  startedAt: (int) ($variables['SERVER_STARTED_AT'] ?? time()),
                  stateFolder: $variables['SERVER_STATE_FOLDER'] ?? dirname(__DIR__) . '/var',
                  ${lines(...store.config.map(({ property, value }) => `${property}: ${value},`))}
                  ${ai && "aiBaseUrl: $env('AI_BASE_URL', 'https://api.openai.com/v1'),\naiApiKey: $env('AI_API_KEY'),\naiModel: $env('AI_MODEL', 'gpt-4o-mini'),"}
              );
          }

          private static function readPort(string $value): int
          {
              $port = filter_var($value, FILTER_VALIDATE_INT, ['options' => ['min_range' => 0, 'max_range' => 65535]]);
              if ($port === false) {
                  throw new \InvalidArgumentException("PORT must be a number from 0 to 65535, not \"{$value}\".");
              }
              return $port;
          }
      }
    `,
  )
}
