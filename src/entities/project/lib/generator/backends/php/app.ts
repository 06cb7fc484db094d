import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'

/** `public/index.php` */
export function frontFile({ has }: ProjectContext) {
  return file(
    'public/index.php',
    code`
      <?php

      declare(strict_types=1);

      // Every request comes here, from PHP's own web server as from Apache.

      use App\App;
      use App\Config;
      use App\Environment;
      use App\Http\Request;
      use App\Store\Database;
      ${has('auth') && 'use App\\Store\\SharedFile;'}

      ini_set('display_errors', '0');
      // A warning is an error too: what goes wrong is answered and logged in one place, App::handle.
      set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
          return (error_reporting() & $level) === 0
              ? false
              : throw new ErrorException($message, 0, $level, $file, $line);
      });

      require __DIR__ . '/../src/autoload.php';

      $config = Config::read(Environment::read());
      $app = new App(
          config: $config,
          database: Database::open($config),
          ${has('auth') && "attempts: new SharedFile($config->stateFolder . '/attempts.json'),"}
          log: !$config->production,
      );
      $app->handle(Request::fromGlobals())->send();
    `,
  )
}

/** `src/App.php` */
export function appFile({ has }: ProjectContext) {
  const usesBodies = has('api') || has('auth') || has('ai')
  return file(
    'src/App.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      ${has('ai') && 'use App\\Ai\\AiRoutes;'}
      ${has('auth') && 'use App\\Auth\\AuthRoutes;\nuse App\\Auth\\RateLimit;\nuse App\\Auth\\Sessions;'}
      ${has('ai') && 'use App\\Http\\HttpClient;'}
      use App\Http\HttpError;
      use App\Http\Request;
      use App\Http\Response;
      use App\Store\Database;
      ${has('auth') && 'use App\\Store\\SharedFile;'}
      use Closure;
      use Throwable;

      /** The whole server as one method from request to response; it opens no port. */
      final class App
      {
          ${usesBodies && 'public const BODY_LIMIT = 64 * 1024;'}

          /** @var list<array{string, string, Closure(Request, string): Response}> method, path as a pattern, action */
          private array $routes = [];

          private readonly WebApp $webApp;

          /**
           * @param bool $log one line per request on the console
           * @param ?string $webFolder where the built web app lies
           ${has('ai') && '* @param ?Closure $send how HTTP requests leave the server, as in HttpClient'}
           */
          public function __construct(
              private readonly Config $config,
              private readonly Database $database,
              ${has('auth') && 'SharedFile $attempts = new SharedFile(),'}
              private readonly bool $log = false,
              ?string $webFolder = null,
              ${has('ai') && '?Closure $send = null,'}
          ) {
              $this->webApp = new WebApp($webFolder);
              ${(has('api') || has('auth')) && '$store = $database->store;'}
              ${has('auth') && '$sessions = new Sessions($store);'}

              $this->route('GET', '/api/health', fn (): Response => Health::answer($config, $database));

              ${
                has('auth') &&
                code`
                  $auth = new AuthRoutes($store, $sessions, new RateLimit($attempts, attempts: 5, seconds: 300));
                  $this->route('POST', '/api/auth/sign-up', $auth->signUp(...));
                  $this->route('POST', '/api/auth/sign-in', $auth->signIn(...));
                  $this->route('POST', '/api/auth/sign-out', $auth->signOut(...));
                  $this->route('GET', '/api/auth/me', $auth->me(...));
                `
              }

              ${
                has('api') &&
                code`
                  $items = new Items($store);
                  $this->route('GET', '/api/items', $items->list(...));
                  $this->route('POST', '/api/items', ${has('auth') ? '$sessions->required($items->create(...))' : '$items->create(...)'});
                  $this->route('GET', '/api/items/{id}', $items->get(...));
                  $this->route('PATCH', '/api/items/{id}', ${has('auth') ? '$sessions->required($items->update(...))' : '$items->update(...)'});
                  $this->route('DELETE', '/api/items/{id}', ${has('auth') ? '$sessions->required($items->delete(...))' : '$items->delete(...)'});
                `
              }

              ${
                has('ai') &&
                code`
                  $ai = new AiRoutes($config, $send ?? HttpClient::send(...));
                  $this->route('GET', '/api/ai/status', $ai->status(...));
                  $this->route('POST', '/api/ai/chat', ${has('auth') ? "$config->aiApiKey === '' ? $ai->chat(...) : $sessions->required($ai->chat(...))" : '$ai->chat(...)'});
                `
              }

              ${
                has('docs') &&
                code`
                  $this->route('GET', '/api/openapi.json', Docs::description(...));
                  $this->route('GET', '/api/docs', Docs::page(...));
                `
              }
          }

          public function handle(Request $request): Response
          {
              $started = hrtime(true);
              try {
                  $response = $this->answer($request);
              } catch (HttpError $error) {
                  $response = Response::json(['error' => $error->getMessage()], $error->status);
              } catch (Throwable $error) {
                  $response = $this->failed($error);
              }
              if ($this->log && $request->isApi()) {
                  $milliseconds = intdiv(hrtime(true) - $started, 1_000_000);
                  Log::line("{$request->method} {$request->path} {$response->status} {$milliseconds}ms");
              }
              return $response;
          }

          private function answer(Request $request): Response
          {
              if (!$request->isApi()) {
                  return $this->webApp->answer($request);
              }
              ${
                usesBodies &&
                code`
                  if (strlen($request->body) > self::BODY_LIMIT) {
                      throw new HttpError(413, 'The request is larger than 64 kB.');
                  }
                `
              }
              $method = $request->method === 'HEAD' ? 'GET' : $request->method;
              foreach ($this->routes as [$routeMethod, $pattern, $action]) {
                  if ($routeMethod === $method && preg_match($pattern, $request->path, $match) === 1) {
                      return $action($request, rawurldecode($match[1] ?? ''));
                  }
              }
              throw new HttpError(404, 'There is no such endpoint.');
          }

          private function failed(Throwable $error): Response
          {
              Log::line((string) $error);
              $health = Health::ofDatabase($this->database, $this->config->production);
              return $health['status'] === 'unreachable'
                  ? Response::json(['error' => 'The database cannot be reached.'], 503)
                  : Response::json(['error' => 'Something went wrong on the server.'], 500);
          }

          /** @param Closure(Request, string): Response $action gets the part of the path that \`{id}\` stands for */
          private function route(string $method, string $path, Closure $action): void
          {
              $pattern = str_replace('\{id\}', '([^/]+)', preg_quote($path, '#'));
              $this->routes[] = [$method, "#^{$pattern}$#D", $action];
          }
      }
    `,
  )
}
