import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import { singleQuoted } from '../../../text/escape'
import { hasData } from '../stores/store'

/** `test/run.php` */
export function runFile() {
  return file(
    'test/run.php',
    code`
      <?php

      declare(strict_types=1);

      // Runs every test of the files *Test.php beside this one: php server/test/run.php [part of a name]

      require __DIR__ . '/../src/autoload.php';
      require __DIR__ . '/helpers.php';

      set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
          return (error_reporting() & $level) === 0
              ? false
              : throw new ErrorException($message, 0, $level, $file, $line);
      });

      $wanted = $argv[1] ?? '';
      $passed = 0;
      $failed = 0;

      foreach (glob(__DIR__ . '/*Test.php') ?: [] as $file) {
          foreach (require $file as $name => $test) {
              if (!str_contains($name, $wanted)) {
                  continue;
              }
              try {
                  $test();
                  $passed += 1;
                  echo "ok    {$name}", PHP_EOL;
              } catch (Throwable $error) {
                  $failed += 1;
                  echo "FAIL  {$name}", PHP_EOL, $error, PHP_EOL;
              }
          }
      }

      echo PHP_EOL, "{$passed} passed, {$failed} failed", PHP_EOL;
      exit($failed === 0 && $passed > 0 ? 0 : 1);
    `,
  )
}

/** `test/helpers.php` */
export function helperFile(project: ProjectContext) {
  const { has, database } = project
  const sends = has('api') || has('auth') || has('ai')
  const signs = has('auth')
  const data = hasData(project)
  return file(
    'test/helpers.php',
    blocks(
      code`
        <?php

        declare(strict_types=1);

        use App\App;
        use App\Config;
        use App\Http\Request;
        use App\Http\Response;
        use App\Log;
        use App\Store\Database;
        use App\Store\LocalStore;
        use App\Store\Store;

        // Tests provoke errors that would only clutter what the runner prints.
        Log::silence();
      `,
      code`
        /**
         * The whole server on an empty store, without a port and without a database.
         *
         * @param array<string, string> $env
         */
        function testApp(
            array $env = [],
            Store $store = new LocalStore(),
            bool $configured = false,
            ?string $webFolder = null,
            ${has('ai') && '?Closure $send = null,'}
        ): App {
            $database = new Database(${singleQuoted(database.label)}, $configured, $store, 'Nothing is configured.');
            return new App(
                Config::read($env + ['APP_ENV' => 'development']),
                $database,
                webFolder: $webFolder,
                ${has('ai') && 'send: $send,'}
            );
        }
      `,
      code`
        /** Asks for a path; the query string is part of it. */
        function get(App $app, string $path, string $method = 'GET'): Response
        {
            parse_str((string) parse_url("http://localhost{$path}", PHP_URL_QUERY), $query);
            return $app->handle(new Request($method, strtok($path, '?'), $query));
        }
      `,
      sends &&
        code`
          /** Sends JSON${signs && ', with the session of someone who is signed in'}. */
          function send(App $app, string $method, string $path, mixed $body = null${signs && ", string $cookie = ''"}): Response
          {
              $headers = ['content-type' => 'application/json'${signs && ", 'cookie' => $cookie"}];
              return $app->handle(new Request($method, $path, [], $headers, $body === null ? '' : json_encode($body)));
          }
        `,
      signs &&
        code`
          /** Creates an account and returns its session cookie. */
          function signUp(App $app): string
          {
              $ada = ['email' => 'ada@example.com', 'password' => 'correct horse'];
              $response = send($app, 'POST', '/api/auth/sign-up', $ada);
              return strtok($response->headers['Set-Cookie'], ';');
          }
        `,
      code`
        /** A store whose database does not answer. */
        function brokenStore(string $message): Store
        {
            return new class ($message) extends LocalStore {
                public function __construct(private readonly string $message)
                {
                    ${data && 'parent::__construct();'}
                }

                public function ping(): void
                {
                    throw new RuntimeException($this->message);
                }

                ${
                  has('api') &&
                  code`
                    public function listItems(int $limit, int $offset): array
                    {
                        throw new RuntimeException($this->message);
                    }
                  `
                }
            };
        }
      `,
      code`
        function json(Response $response): mixed
        {
            return json_decode($response->body, true, flags: JSON_THROW_ON_ERROR);
        }

        function same(mixed $expected, mixed $actual, string $about = ''): void
        {
            if ($expected !== $actual) {
                $values = 'expected ' . var_export($expected, true) . ', got ' . var_export($actual, true);
                throw new Exception(trim("{$about} {$values}"));
            }
        }

        function contains(string $part, string $text): void
        {
            same(true, str_contains($text, $part), "\"{$part}\" in \"{$text}\":");
        }

        function lacks(string $part, string $text): void
        {
            same(false, str_contains($text, $part), "\"{$part}\" in \"{$text}\":");
        }
      `,
    ),
  )
}
