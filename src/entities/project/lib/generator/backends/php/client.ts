import { file } from '../../file'
import { code } from '../../text/code'

/** `src/Http/HttpClient.php` */
export function clientFile() {
  return file(
    'src/Http/HttpClient.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Http;

      /** Requests to other servers, over PHP's own streams. */
      final class HttpClient
      {
          /**
           * @param array<string, string> $headers
           * @return array{status: int, headers: array<string, string>, body: string} header names in lower case
           */
          public static function send(
              string $method,
              string $url,
              array $headers = [],
              ?string $body = null,
              float $timeout = 5,
          ): array {
              $lines = array_map(static fn ($name, $value) => "{$name}: {$value}", array_keys($headers), $headers);
              $context = stream_context_create(['http' => [
                  'method' => $method,
                  'header' => $lines,
                  'content' => $body ?? '',
                  'timeout' => $timeout,
                  'follow_location' => 0,
                  'ignore_errors' => true,
              ]]);
              $stream = @fopen($url, 'r', false, $context);
              if ($stream === false) {
                  $reason = preg_replace('/^.*: /', '', error_get_last()['message'] ?? '');
                  throw new \RuntimeException(parse_url($url, PHP_URL_HOST) . " cannot be reached: {$reason}");
              }
              $lines = stream_get_meta_data($stream)['wrapper_data'];
              $received = [];
              foreach ($lines as $line) {
                  [$name, $value] = explode(':', $line, 2) + [1 => ''];
                  $received[strtolower($name)] = trim($value);
              }
              $text = (string) stream_get_contents($stream);
              $cut = stream_get_meta_data($stream)['timed_out'];
              fclose($stream);
              if ($cut) {
                  throw new \RuntimeException(parse_url($url, PHP_URL_HOST) . ' did not answer in time.');
              }
              preg_match('#^HTTP/\S+ (\d+)#', $lines[0], $match);
              return ['status' => (int) ($match[1] ?? 0), 'headers' => $received, 'body' => $text];
          }
      }
    `,
  )
}
