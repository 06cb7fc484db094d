import { file } from '../../file'
import { code } from '../../text/code'

/**
 * `start.php`: PHP's own web server with several workers, which all end together. PHP's manual calls that server one for
 * development and tests; the container uses Apache.
 */
export function startFile() {
  return file(
    'start.php',
    code`
      <?php

      declare(strict_types=1);

      // Starts PHP's own web server with the settings of the environment, and stops it with all its workers.
      // That server is made for development and for use inside a trusted network. On the internet, let Apache or PHP-FPM
      // call public/index.php instead.

      use App\Config;
      use App\Environment;
      use App\Store\Database;
      use App\Store\MissingExtension;

      require __DIR__ . '/src/autoload.php';

      try {
          $config = Config::read(Environment::read());
      } catch (InvalidArgumentException $error) {
          fwrite(STDERR, $error->getMessage() . PHP_EOL);
          exit(1);
      }

      $host = str_contains($config->host, ':') ? "[{$config->host}]" : $config->host;
      $probe = @stream_socket_server("tcp://{$host}:{$config->port}", $code, $message);
      if ($probe === false) {
          // The words of Linux and macOS, and those of Windows; the code is not always set.
          $inUse = preg_match('/in use|only one usage/i', $message) === 1;
          fwrite(STDERR, ($inUse ? "Port {$config->port} is in use. Set PORT to another one." : $message) . PHP_EOL);
          exit(1);
      }
      $port = substr(strrchr((string) stream_socket_get_name($probe, false), ':'), 1);
      fclose($probe);

      // Nothing of a warning goes into an answer, and bodies are read as they were sent.
      $settings = ['-d', 'display_errors=0', '-d', 'log_errors=1', '-d', 'enable_post_data_reading=0'];
      $address = ['-q', '-S', "{$host}:{$port}", '-t', __DIR__ . '/public', __DIR__ . '/public/index.php'];
      $arguments = [...$settings, ...$address];
      // Requests share this folder; it ends with the server.
      $folder = sys_get_temp_dir() . '/server-' . bin2hex(random_bytes(8));
      mkdir($folder, 0700);
      register_shutdown_function(static function () use ($folder): void {
          array_map(unlink(...), glob("{$folder}/*") ?: []);
          @rmdir($folder);
      });
      $environment = ['SERVER_STARTED_AT' => (string) time(), 'SERVER_STATE_FOLDER' => $folder]
          + getenv() + ['PHP_CLI_SERVER_WORKERS' => '4'];

      echo "{$config->name} is running at http://localhost:{$port}", PHP_EOL;
      $database = Database::open($config);
      if (!$database->configured) {
          echo $database->note, PHP_EOL;
      } else {
          try {
              Database::requireExtensions();
          } catch (MissingExtension $error) {
              fwrite(STDERR, $error->getMessage() . PHP_EOL);
          }
      }

      if (!function_exists('pcntl_fork') || !function_exists('posix_setpgid')) {
          // Windows, or a PHP without these functions: one process without workers, and Ctrl-C reaches both.
          unset($environment['PHP_CLI_SERVER_WORKERS']);
          $server = proc_open([PHP_BINARY, ...$arguments], [STDIN, STDOUT, STDERR], $pipes, null, $environment);
          exit($server === false ? 1 : proc_close($server));
      }

      $server = pcntl_fork();
      if ($server === -1) {
          fwrite(STDERR, 'The server process cannot be started.' . PHP_EOL);
          exit(1);
      }
      if ($server === 0) {
          // A process group of its own, because the workers do not end with the process that started them.
          posix_setpgid(0, 0);
          pcntl_exec(PHP_BINARY, $arguments, $environment);
          exit(1);
      }

      $stopping = null;
      pcntl_async_signals(true);
      foreach ([SIGINT, SIGTERM, SIGHUP] as $signal) {
          pcntl_signal($signal, static function () use ($server, &$stopping): void {
              $stopping ??= microtime(true);
              // With SIGINT the server answers the requests that it has begun.
              posix_kill(-$server, SIGINT);
          });
      }
      while (pcntl_waitpid($server, $status, WNOHANG) === 0) {
          if ($stopping !== null && microtime(true) - $stopping > 5) {
              posix_kill(-$server, SIGKILL);
          }
          usleep(50_000);
      }
      // Workers outlive a server that ended by itself.
      posix_kill(-$server, SIGTERM);
      exit($stopping === null ? 1 : 0);
    `,
  )
}
