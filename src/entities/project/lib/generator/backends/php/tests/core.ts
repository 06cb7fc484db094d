import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import { singleQuoted } from '../../../text/escape'

/** `test/AppTest.php`: health, errors, static files, documentation. */
export function appTest(project: ProjectContext) {
  const { has, database, frontend, title } = project
  const spa = frontend.fallback.status === 200
  return file(
    'test/AppTest.php',
    code`
      <?php

      declare(strict_types=1);

      return [
          ${blocks(
            code`
              'health says what runs and that no database is configured' => function (): void {
                  $response = get(testApp(['APP_ENV' => 'staging']), '/api/health');
                  same(200, $response->status);
                  $health = json($response);
                  same('ok', $health['status']);
                  same(${singleQuoted(title)}, $health['name']);
                  same('staging', $health['environment']);
                  same(${singleQuoted(database.label)}, $health['database']['type']);
                  same(false, $health['database']['configured']);
                  same('not configured', $health['database']['status']);
              },

              'health is degraded when the database does not answer' => function (): void {
                  $app = testApp(store: brokenStore('connection refused'), configured: true);
                  $response = get($app, '/api/health');
                  same(200, $response->status);
                  $health = json($response);
                  same('degraded', $health['status']);
                  same('unreachable', $health['database']['status']);
                  same('connection refused', $health['database']['message']);
              },

              'health keeps the reason to itself in production' => function (): void {
                  $store = brokenStore('password of admin is wrong');
                  $app = testApp(['APP_ENV' => 'production'], $store, configured: true);
                  same('The database does not answer.', json(get($app, '/api/health'))['database']['message']);
              },

              'an unknown endpoint answers with a JSON error' => function (): void {
                  $response = get(testApp(), '/api/nothing');
                  same(404, $response->status);
                  same(['error' => 'There is no such endpoint.'], json($response));
              },

              '.env may have comments, quotes and line ends in values' => function (): void {
                  $text = "# A=0\nA=1 # one\nexport B='x # y'\nC=\"a\\nb\"\nD=\n";
                  same(['A' => '1', 'B' => 'x # y', 'C' => "a\nb", 'D' => ''], App\Environment::parse($text));
              },

              'the built web app is served, and nothing outside its folder' => function (): void {
                  $folder = sys_get_temp_dir() . '/web-' . bin2hex(random_bytes(8));
                  mkdir($folder);
                  try {
                      file_put_contents("{$folder}/index.html", '<h1>Home</h1>');
                      ${!spa && 'file_put_contents("{$folder}/about.html", \'<h1>About</h1>\');\nfile_put_contents("{$folder}/404.html", \'<h1>Not found</h1>\');'}
                      $app = testApp(webFolder: $folder);

                      contains('Home', get($app, '/')->body);
                      ${
                        spa
                          ? code`
                              contains('Home', get($app, '/some/page')->body);
                              same(404, get($app, '/missing.js')->status);
                            `
                          : code`
                              contains('About', get($app, '/about')->body);
                              same(404, get($app, '/missing')->status);
                            `
                      }
                      file_put_contents("{$folder}.txt", 'outside');
                      lacks('outside', get($app, '/..%2f' . basename($folder) . '.txt')->body);
                  } finally {
                      array_map(unlink(...), [...glob("{$folder}/*"), ...glob("{$folder}.txt")]);
                      rmdir($folder);
                  }
              },
            `,
            has('docs') &&
              code`
                'every documented endpoint exists' => function (): void {
                    $app = testApp();
                    foreach (json(get($app, '/api/openapi.json'))['paths'] as $path => $methods) {
                        foreach (array_keys($methods) as $method) {
                            $url = (string) preg_replace('/\{\w+\}/', 'unknown', $path);
                            lacks('no such endpoint', get($app, $url, strtoupper($method))->body);
                        }
                    }
                },

                'the documentation page lists the endpoints' => function (): void {
                    $response = get(testApp(), '/api/docs');
                    contains('text/html', $response->headers['Content-Type']);
                    contains('/api/health', $response->body);
                },
              `,
          )}
      ];
    `,
  )
}
