import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'

/** `src/WebApp.php`: the built front end, served as static files. */
export function webFile({ frontend }: ProjectContext) {
  const spa = frontend.fallback.status === 200
  return file(
    'src/WebApp.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      use App\Http\Request;
      use App\Http\Response;

      /** Serves the built web app from its folder. */
      final class WebApp
      {
          private const NOT_BUILT = 'The web app is not built yet: run "npm run build", or "npm run dev" to work on it.';

          private const TYPES = [
              'css' => 'text/css; charset=utf-8',
              'gif' => 'image/gif',
              'html' => 'text/html; charset=utf-8',
              'ico' => 'image/x-icon',
              'jpg' => 'image/jpeg',
              'js' => 'text/javascript; charset=utf-8',
              'json' => 'application/json',
              'map' => 'application/json',
              'mjs' => 'text/javascript; charset=utf-8',
              'png' => 'image/png',
              'svg' => 'image/svg+xml; charset=utf-8',
              'txt' => 'text/plain; charset=utf-8',
              'wasm' => 'application/wasm',
              'webmanifest' => 'application/manifest+json',
              'webp' => 'image/webp',
              'woff2' => 'font/woff2',
              'xml' => 'application/xml',
          ];

          private readonly string $folder;

          public function __construct(?string $folder = null)
          {
              $this->folder = $folder ?? dirname(__DIR__, 2) . '/web/${frontend.outputFolder}';
          }

          public function answer(Request $request): Response
          {
              if (!in_array($request->method, ['GET', 'HEAD'], true)) {
                  return Response::text('404 Not Found', 404);
              }
              $path = rawurldecode($request->path);
              $file = $this->find($path);
              if ($file !== null) {
                  // Files with a hash in their name never change; everything else is asked for again.
                  $hashed = str_starts_with($path, '/${frontend.hashedFolder}/');
                  $type = self::TYPES[strtolower(pathinfo($file, PATHINFO_EXTENSION))] ?? 'application/octet-stream';
                  return new Response(200, (string) file_get_contents($file), [
                      'Content-Type' => $type,
                      'Cache-Control' => $hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
                  ]);
              }
              ${
                spa &&
                code`
                  // Pages are routes inside the app; a path with an extension is a file that does not exist.
                  if (preg_match('/\.\w+$/', $path) === 1) {
                      return Response::text('Not found', 404);
                  }
                `
              }
              $page = $this->folder . '/${frontend.fallback.file}';
              return is_file($page)
                  ? Response::html((string) file_get_contents($page)${spa ? '' : `, ${frontend.fallback.status}`})->with('Cache-Control', 'no-cache')
                  : Response::text(self::NOT_BUILT, 404);
          }

          /** The file that a path means, unless it lies outside the folder. */
          private function find(string $path): ?string
          {
              if (str_contains($path, "\0") || preg_match('#(^|[/\\\\])\.\.?([/\\\\]|$)#', $path) === 1) {
                  return null;
              }
              $base = $this->folder . '/' . trim($path, '/');
              $candidates = [$base, rtrim($base, '/') . '/index.html'${spa ? '' : ', "{$base}.html"'}];
              foreach ($candidates as $candidate) {
                  if (is_file($candidate)) {
                      return $candidate;
                  }
              }
              return null;
          }
      }
    `,
  )
}
