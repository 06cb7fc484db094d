import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/ItemsTest.php` */
export function itemsTest({ has }: ProjectContext) {
  const auth = has('auth')
  const cookie = auth ? ', $cookie' : ''
  const noBody = auth ? ', null, $cookie' : ''
  const setup = auth ? '$app = testApp();\n$cookie = signUp($app);' : '$app = testApp();'
  return file(
    'test/ItemsTest.php',
    code`
      <?php

      declare(strict_types=1);

      return [
          'an item is created, read, changed and deleted' => function (): void {
              ${setup}
              $created = send($app, 'POST', '/api/items', ['title' => '  Water the plants ']${cookie});
              same(201, $created->status);
              $item = json($created);
              same('Water the plants', $item['title']);
              same(false, $item['done']);

              $url = "/api/items/{$item['id']}";
              same($item, json(get($app, $url)));

              $changed = send($app, 'PATCH', $url, ['done' => true]${cookie});
              same([...$item, 'done' => true], json($changed));

              same(204, send($app, 'DELETE', $url${noBody})->status);
              same(404, get($app, $url)->status);
          },

          'the list is newest first and comes in pages' => function (): void {
              ${setup}
              foreach (['One', 'Two', 'Three'] as $title) {
                  send($app, 'POST', '/api/items', ['title' => $title]${cookie});
              }
              $page = json(get($app, '/api/items?limit=2&offset=1'));
              same([3, 2, 1], [$page['total'], $page['limit'], $page['offset']]);
              same(['Two', 'One'], array_column($page['items'], 'title'));
          },

          'what is not valid is refused with a reason' => function (): void {
              ${setup}
              $id = json(send($app, 'POST', '/api/items', ['title' => 'One']${cookie}))['id'];
              $refused = [
                  send($app, 'POST', '/api/items', new stdClass()${cookie}),
                  send($app, 'POST', '/api/items', ['title' => '   ']${cookie}),
                  send($app, 'POST', '/api/items', ['title' => str_repeat('x', 201)]${cookie}),
                  send($app, 'POST', '/api/items', ['One']${cookie}),
                  send($app, 'PATCH', "/api/items/{$id}", new stdClass()${cookie}),
                  send($app, 'PATCH', "/api/items/{$id}", ['done' => 'yes']${cookie}),
                  get($app, '/api/items?limit=0'),
                  get($app, '/api/items?limit=101'),
                  get($app, '/api/items?offset=-1'),
              ];
              foreach ($refused as $index => $response) {
                  same(400, $response->status, "request {$index}:");
                  same(true, is_string(json($response)['error']));
              }
          },

          'a body that is too large is refused' => function (): void {
              ${setup}
              same(413, send($app, 'POST', '/api/items', ['title' => str_repeat('x', 70_000)]${cookie})->status);
          },

          'an unknown item answers with 404' => function (): void {
              ${setup}
              same(404, send($app, 'PATCH', '/api/items/unknown', ['done' => true]${cookie})->status);
              same(404, send($app, 'DELETE', '/api/items/unknown'${noBody})->status);
          },

          ${
            auth &&
            code`
              'writing needs a signed-in user, reading does not' => function (): void {
                  $app = testApp();
                  same(401, send($app, 'POST', '/api/items', ['title' => 'One'])->status);
                  same(401, send($app, 'PATCH', '/api/items/unknown', ['done' => true])->status);
                  same(401, send($app, 'DELETE', '/api/items/unknown')->status);
                  same(200, get($app, '/api/items')->status);
              },
            `
          }

          'a database that cannot be reached answers with 503' => function (): void {
              $app = testApp(store: brokenStore('connection refused'), configured: true);
              $response = get($app, '/api/items');
              same(503, $response->status);
              same(['error' => 'The database cannot be reached.'], json($response));
          },
      ];
    `,
  )
}
