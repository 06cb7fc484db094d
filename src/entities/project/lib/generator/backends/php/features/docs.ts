import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { openApiDocument } from '../../../shared/openapi'
import { code } from '../../../text/code'
import { json } from '../../../text/escape'

/** The OpenAPI description, its endpoint and a page that shows it. */
export function docsFiles(project: ProjectContext) {
  return [file('openapi.json', json(openApiDocument(project))), docsFile(), pageFile()]
}

function docsFile() {
  return file(
    'src/Docs.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      use App\Http\Response;

      /** \`openapi.json\` is the source of both the endpoint and the page. */
      final class Docs
      {
          public static function description(): Response
          {
              return new Response(200, self::source(), ['Content-Type' => 'application/json; charset=utf-8']);
          }

          public static function page(): Response
          {
              $openApi = json_decode(self::source(), true, flags: JSON_THROW_ON_ERROR);
              $e = static fn (mixed $text): string => htmlspecialchars((string) $text);
              ob_start();
              require __DIR__ . '/docs-page.php';
              return Response::html((string) ob_get_clean());
          }

          private static function source(): string
          {
              return (string) file_get_contents(dirname(__DIR__) . '/openapi.json');
          }
      }
    `,
  )
}

function pageFile() {
  return file(
    'src/docs-page.php',
    code`
      <?php

      /**
       * The page of App\Docs.
       *
       * @var array $openApi the description
       * @var Closure(mixed): string $e escapes text for HTML
       */

      ['info' => $info, 'paths' => $paths] = $openApi;
      $pretty = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

      ?>
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="icon" href="data:," />
          <title>API of <?= $e($info['title']) ?></title>
          <style>
            ${STYLE}
          </style>
        </head>
        <body>
          <header>
            <h1>API of <?= $e($info['title']) ?></h1>
            <p><?= $e($info['description']) ?></p>
            <p>Version <?= $e($info['version']) ?> · <a href="/api/openapi.json">openapi.json</a> · <a href="/">Web app</a></p>
          </header>
          <main>
      <?php foreach ($paths as $path => $methods) : ?>
      <?php foreach ($methods as $method => $operation) : ?>
            <section>
              <h2><span class="method"><?= $e(strtoupper($method)) ?></span> <code><?= $e($path) ?></code></h2>
              <p><?= $e(trim($operation['summary'] . ' ' . ($operation['description'] ?? ''))) ?></p>
      <?php if (isset($operation['parameters'])) : ?>
              <dl>
      <?php foreach ($operation['parameters'] as $parameter) : ?>
                <dt><code><?= $e($parameter['name']) ?></code></dt><dd><?= $e($parameter['description']) ?></dd>
      <?php endforeach ?>
              </dl>
      <?php endif ?>
      <?php if (isset($operation['requestBody'])) : ?>
              <pre><code><?= $e(json_encode($operation['requestBody']['content']['application/json']['example'], $pretty)) ?></code></pre>
      <?php endif ?>
              <dl>
      <?php foreach ($operation['responses'] as $status => $response) : ?>
                <dt><?= $e($status) ?></dt><dd><?= $e($response['description']) ?></dd>
      <?php endforeach ?>
              </dl>
            </section>
      <?php endforeach ?>
      <?php endforeach ?>
          </main>
        </body>
      </html>
    `,
  )
}

const STYLE = code`
  :root { color-scheme: light dark; --bg: #f8f9fa; --panel: #fff; --line: #dfe3e8; --text: #16202b; --soft: #55616e; --accent: #0f6b5c }
  @media (prefers-color-scheme: dark) {
    :root { --bg: #101418; --panel: #171d23; --line: #2a323b; --text: #e6eaee; --soft: #9aa6b2; --accent: #5cc8b2 }
  }
  * { box-sizing: border-box }
  body { margin: 0 auto; padding: 40px 20px; max-width: 860px; background: var(--bg); color: var(--text);
    font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
  h1 { font-size: 26px; line-height: 1.25; margin: 0 }
  h2 { font-size: 16px; margin: 0; font-weight: 500 }
  header p { color: var(--soft); margin: 8px 0 0 }
  a { color: var(--accent) }
  section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 20px; margin-top: 16px }
  section p { margin: 8px 0 }
  code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
  .method { color: var(--accent); font-weight: 600; margin-right: 6px }
  pre { background: var(--bg); border-radius: 6px; padding: 12px; margin: 12px 0; overflow-x: auto }
  dl { display: grid; grid-template-columns: minmax(48px, max-content) 1fr; gap: 4px 16px; margin: 12px 0 0; font-size: 14px }
  dt { font-variant-numeric: tabular-nums } dd { margin: 0; color: var(--soft) }
`
