import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/AiTest.php` */
export function aiTest({ has }: ProjectContext) {
  const auth = has('auth')
  const cookie = auth ? ', $cookie' : ''
  const signUp = auth && '$cookie = signUp($app);'
  return file(
    'test/AiTest.php',
    code`
      <?php

      declare(strict_types=1);

      $env = ['AI_API_KEY' => 'key', 'AI_BASE_URL' => 'https://ai.example/v1/', 'AI_MODEL' => 'small'];
      $hello = ['messages' => [['role' => 'user', 'content' => 'Hello']]];

      return [
          'without a key the assistant is off and says so' => function () use ($hello): void {
              $app = testApp();
              ${signUp}
              same(['configured' => false], json(get($app, '/api/ai/status')));
              $response = send($app, 'POST', '/api/ai/chat', $hello${cookie});
              same(503, $response->status);
              contains('AI_API_KEY', json($response)['error']);
          },

          'a conversation goes to the provider and its answer comes back' => function () use ($env, $hello): void {
              $sent = null;
              $send = function (string $method, string $url, array $headers, string $body) use (&$sent): array {
                  $sent = [$url, json_decode($body, true)];
                  return ['status' => 200, 'headers' => [], 'body' => '{"choices":[{"message":{"content":"Hi!"}}]}'];
              };
              $app = testApp($env, send: $send);
              ${signUp}
              $response = send($app, 'POST', '/api/ai/chat', $hello${cookie});
              same(['message' => ['role' => 'assistant', 'content' => 'Hi!']], json($response));
              same(['https://ai.example/v1/chat/completions', ['model' => 'small'] + $hello], $sent);
          },

          'a provider that fails answers with 502' => function () use ($env, $hello): void {
              $send = fn (): array => ['status' => 429, 'headers' => [], 'body' => 'over quota'];
              $app = testApp($env, send: $send);
              ${signUp}
              same(502, send($app, 'POST', '/api/ai/chat', $hello${cookie})->status);
          },

          'messages are checked' => function () use ($env): void {
              $app = testApp($env, send: fn (): array => throw new Exception('No request was expected.'));
              ${signUp}
              $refused = [null, [], ['Hello'], [['role' => 'boss', 'content' => 'Hi']], [['role' => 'user']]];
              foreach ($refused as $messages) {
                  same(400, send($app, 'POST', '/api/ai/chat', ['messages' => $messages]${cookie})->status);
              }
          },

          ${
            auth &&
            code`
              'the assistant needs a signed-in user' => function () use ($env, $hello): void {
                  same(401, send(testApp($env), 'POST', '/api/ai/chat', $hello)->status);
              },
            `
          }
      ];
    `,
  )
}
