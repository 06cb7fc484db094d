import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/Ai/`: a client for OpenAI-compatible endpoints and its routes. */
export function aiFiles() {
  return [clientFile(), routesFile()]
}

function clientFile() {
  return file(
    'src/Ai/AiClient.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Ai;

      use App\Config;
      use App\Http\HttpError;
      use App\Log;
      use Closure;
      use RuntimeException;

      final class AiClient
      {
          private const SECONDS = 60;

          /** @param Closure $send how HTTP requests leave the server, as in HttpClient */
          public function __construct(private readonly Config $config, private readonly Closure $send)
          {
          }

          /**
           * Sends a conversation to \`/chat/completions\` and returns the text of the answer.
           *
           * @param list<array{role: string, content: string}> $messages
           */
          public function complete(array $messages): string
          {
              $url = rtrim($this->config->aiBaseUrl, '/') . '/chat/completions';
              $headers = ['Authorization' => "Bearer {$this->config->aiApiKey}", 'Content-Type' => 'application/json'];
              $body = json_encode(['model' => $this->config->aiModel, 'messages' => $messages], JSON_THROW_ON_ERROR);
              try {
                  $answer = ($this->send)('POST', $url, $headers, $body, self::SECONDS);
              } catch (RuntimeException $error) {
                  Log::line($error->getMessage());
                  throw new HttpError(502, 'The AI provider cannot be reached.');
              }
              if ($answer['status'] < 200 || $answer['status'] > 299) {
                  Log::line("AI provider: {$answer['status']} {$answer['body']}");
                  throw new HttpError(502, "The AI provider answered with {$answer['status']}.");
              }
              $completion = json_decode($answer['body'], true);
              $content = is_array($completion) ? ($completion['choices'][0]['message']['content'] ?? '') : '';
              return is_string($content) && $content !== ''
                  ? $content
                  : throw new HttpError(502, 'The AI provider sent no answer.');
          }
      }
    `,
  )
}

function routesFile() {
  return file(
    'src/Ai/AiRoutes.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Ai;

      use App\Config;
      use App\Http\HttpError;
      use App\Http\Request;
      use App\Http\Response;
      use App\Text;
      use Closure;
      use stdClass;

      final class AiRoutes
      {
          private const MESSAGES_LIMIT = 50;
          private const ROLES = ['system', 'user', 'assistant'];
          private const OFF = 'The assistant is off. Set AI_API_KEY and restart the server.';

          private readonly AiClient $client;

          public function __construct(private readonly Config $config, Closure $send)
          {
              $this->client = new AiClient($config, $send);
          }

          public function status(): Response
          {
              return Response::json($this->config->aiApiKey === ''
                  ? ['configured' => false]
                  : ['configured' => true, 'model' => $this->config->aiModel]);
          }

          public function chat(Request $request): Response
          {
              if ($this->config->aiApiKey === '') {
                  throw new HttpError(503, self::OFF);
              }
              $messages = self::readMessages($request->readObject()['messages'] ?? null);
              $message = ['role' => 'assistant', 'content' => $this->client->complete($messages)];
              return Response::json(['message' => $message]);
          }

          /** @return list<array{role: string, content: string}> */
          private static function readMessages(mixed $value): array
          {
              if (!is_array($value) || $value === [] || count($value) > self::MESSAGES_LIMIT) {
                  throw new HttpError(400, 'Send 1 to ' . self::MESSAGES_LIMIT . ' messages.');
              }
              return array_map(self::readMessage(...), $value);
          }

          /** @return array{role: string, content: string} */
          private static function readMessage(mixed $value): array
          {
              ['role' => $role, 'content' => $content] = ($value instanceof stdClass ? get_object_vars($value) : [])
                  + ['role' => null, 'content' => null];
              if (!in_array($role, self::ROLES, true) || !is_string($content) || Text::trim($content) === '') {
                  throw new HttpError(400, 'Each message needs a role and a content.');
              }
              return ['role' => $role, 'content' => $content];
          }
      }
    `,
  )
}
