import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { json } from '../../text/escape'
import { phpStore } from './stores'

/** The oldest PHP that generated projects run on, and the image that their containers use. */
export const PHP_MINIMUM = '8.2'
export const PHP_IMAGE = 'php:8.2-apache-bookworm'

/** The extensions that a project needs once its database and its assistant are configured. */
export function extensionsOf(project: ProjectContext): string[] {
  const https = project.has('ai') ? ['openssl'] : []
  return [...new Set([...Object.keys(phpStore(project).extensions), ...https])].sort()
}

/** `composer.json`, the style of the code, its autoloader and the syntax check. */
export function manifestFiles(project: ProjectContext) {
  return [composerFile(project), styleFile(), autoloadFile(), checkFile()]
}

/** A manifest only: there are no packages to install, so Composer itself is not needed. */
function composerFile(project: ProjectContext) {
  const extensions = extensionsOf(project).map((name): [string, string] => [`ext-${name}`, '*'])
  return file(
    'composer.json',
    json({
      name: `app/${project.slug}`,
      description: project.summary,
      version: '0.1.0',
      type: 'project',
      license: 'proprietary',
      require: { php: `>=${PHP_MINIMUM}`, ...Object.fromEntries(extensions) },
      autoload: { 'psr-4': { 'App\\': 'src/' } },
    }),
  )
}

function styleFile() {
  return file(
    '.editorconfig',
    code`
      [*.php]
      indent_size = 4
    `,
  )
}

function autoloadFile() {
  return file(
    'src/autoload.php',
    code`
      <?php

      declare(strict_types=1);

      // Finds App\Store\Database in Store/Database.php, as Composer's autoloader would.
      spl_autoload_register(static function (string $class): void {
          if (!str_starts_with($class, 'App\\')) {
              return;
          }
          $file = __DIR__ . '/' . strtr(substr($class, strlen('App\\')), '\\', '/') . '.php';
          if (is_file($file)) {
              require $file;
          }
      });
    `,
  )
}

function checkFile() {
  return file(
    'check.php',
    code`
      <?php

      declare(strict_types=1);

      // Checks the syntax of every PHP file of the server: php server/check.php

      $files = new RegexIterator(
          new RecursiveIteratorIterator(new RecursiveDirectoryIterator(__DIR__, FilesystemIterator::SKIP_DOTS)),
          '/\.php$/',
      );
      $checked = 0;
      $failed = 0;

      foreach ($files as $file) {
          $output = [];
          exec(escapeshellarg(PHP_BINARY) . ' -l ' . escapeshellarg((string) $file) . ' 2>&1', $output, $status);
          $checked += 1;
          if ($status !== 0) {
              $failed += 1;
              fwrite(STDERR, implode(PHP_EOL, $output) . PHP_EOL);
          }
      }

      echo "{$checked} PHP files checked, {$failed} with errors.", PHP_EOL;
      exit($failed === 0 ? 0 : 1);
    `,
  )
}
