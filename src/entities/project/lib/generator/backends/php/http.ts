import type { ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'
import { clientFile } from './client'
import { needsClient } from './stores'

/** `src/Http/` */
export function httpFiles(project: ProjectContext) {
  const { has } = project
  return filesOf(
    requestFile(has('api') || has('auth') || has('ai'), has('auth')),
    responseFile(),
    errorFile(),
    (has('ai') || needsClient(project)) && clientFile(),
  )
}

function requestFile(usesBodies: boolean, signs: boolean) {
  return file(
    'src/Http/Request.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Http;

      ${usesBodies && 'use App\\App;'}

      final class Request
      {
          /**
           * @param string $path percent-encoded, as it was sent
           * @param array<string, string> $query
           * @param array<string, string> $headers names in lower case
           */
          public function __construct(
              public readonly string $method,
              public readonly string $path,
              public readonly array $query = [],
              public readonly array $headers = [],
              ${usesBodies && "public readonly string $body = '',"}
              ${signs && "public readonly string $remoteAddress = '',\npublic readonly bool $secure = false,"}
          ) {
          }

          /** The request that the web server is handling now. */
          public static function fromGlobals(): self
          {
              $headers = [];
              foreach ($_SERVER as $name => $value) {
                  if (str_starts_with((string) $name, 'HTTP_') && is_string($value)) {
                      $headers[strtolower(strtr(substr($name, 5), '_', '-'))] = $value;
                  }
              }
              $headers['content-type'] = (string) ($_SERVER['CONTENT_TYPE'] ?? $headers['content-type'] ?? '');
              return new self(
                  method: (string) $_SERVER['REQUEST_METHOD'],
                  path: strtok((string) $_SERVER['REQUEST_URI'], '?') ?: '/',
                  query: array_filter($_GET, is_string(...)),
                  headers: $headers,
                  ${usesBodies && "body: (string) file_get_contents('php://input', length: App::BODY_LIMIT + 1),"}
                  ${signs && "remoteAddress: (string) ($_SERVER['REMOTE_ADDR'] ?? ''),\nsecure: ($_SERVER['HTTPS'] ?? 'off') !== 'off' || ($headers['x-forwarded-proto'] ?? '') === 'https',"}
              );
          }

          public function isApi(): bool
          {
              return $this->path === '/api' || str_starts_with($this->path, '/api/');
          }

          ${
            signs &&
            code`
              public function cookie(string $name): string
              {
                  foreach (explode(';', $this->headers['cookie'] ?? '') as $pair) {
                      [$key, $value] = explode('=', trim($pair), 2) + [1 => ''];
                      if ($key === $name) {
                          return $value;
                      }
                  }
                  return '';
              }
            `
          }

          ${
            usesBodies &&
            code`
              /**
               * The JSON object in the body; anything else is answered with 415 or 400. Objects inside it are stdClass.
               *
               * @return array<string, mixed>
               */
              public function readObject(): array
              {
                  if (!str_starts_with($this->headers['content-type'] ?? '', 'application/json')) {
                      throw new HttpError(415, 'Send JSON with the content type application/json.');
                  }
                  $body = json_decode($this->body, false, 64);
                  if (!$body instanceof \stdClass) {
                      throw new HttpError(400, 'The body must be a JSON object.');
                  }
                  return get_object_vars($body);
              }
            `
          }
      }
    `,
  )
}

function responseFile() {
  return file(
    'src/Http/Response.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Http;

      final class Response
      {
          private const SECURITY_HEADERS = [
              'Cross-Origin-Opener-Policy' => 'same-origin',
              'Cross-Origin-Resource-Policy' => 'same-origin',
              'Origin-Agent-Cluster' => '?1',
              'Referrer-Policy' => 'no-referrer',
              'Strict-Transport-Security' => 'max-age=15552000; includeSubDomains',
              'X-Content-Type-Options' => 'nosniff',
              'X-DNS-Prefetch-Control' => 'off',
              'X-Download-Options' => 'noopen',
              'X-Frame-Options' => 'SAMEORIGIN',
              'X-Permitted-Cross-Domain-Policies' => 'none',
              'X-XSS-Protection' => '0',
          ];

          /** @param array<string, string> $headers */
          public function __construct(
              public readonly int $status,
              public readonly string $body = '',
              public readonly array $headers = [],
          ) {
          }

          public static function json(mixed $data, int $status = 200): self
          {
              $flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
              return new self($status, json_encode($data, $flags), ['Content-Type' => 'application/json']);
          }

          public static function text(string $text, int $status = 200): self
          {
              return new self($status, $text, ['Content-Type' => 'text/plain; charset=UTF-8']);
          }

          public static function html(string $html, int $status = 200): self
          {
              return new self($status, $html, ['Content-Type' => 'text/html; charset=UTF-8']);
          }

          public function with(string $header, string $value): self
          {
              return new self($this->status, $this->body, [...$this->headers, $header => $value]);
          }

          /** Hands the answer to the web server. */
          public function send(): void
          {
              http_response_code($this->status);
              header_remove('X-Powered-By');
              foreach ([...self::SECURITY_HEADERS, ...$this->headers] as $name => $value) {
                  header("{$name}: {$value}");
              }
              if ($this->status === 204) {
                  ini_set('default_mimetype', '');
              } else {
                  header('Content-Length: ' . strlen($this->body));
              }
              if ($_SERVER['REQUEST_METHOD'] !== 'HEAD') {
                  echo $this->body;
              }
          }
      }
    `,
  )
}

function errorFile() {
  return file(
    'src/Http/HttpError.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Http;

      /** Becomes an answer with this status and \`{ "error": message }\`. */
      final class HttpError extends \RuntimeException
      {
          public function __construct(public readonly int $status, string $message)
          {
              parent::__construct($message);
          }
      }
    `,
  )
}
