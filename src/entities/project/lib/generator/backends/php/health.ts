import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'

/** `src/Health.php` */
export function healthFile(_project: ProjectContext) {
  return file(
    'src/Health.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      use App\Http\Response;
      use App\Store\Database;
      use App\Store\MissingExtension;
      use Throwable;

      final class Health
      {
          public static function answer(Config $config, Database $database): Response
          {
              $health = self::ofDatabase($database, $config->production);
              return Response::json([
                  'status' => $health['status'] === 'unreachable' ? 'degraded' : 'ok',
                  'name' => $config->name,
                  'version' => $config->version,
                  'environment' => $config->environment,
                  'uptimeSeconds' => max(0, time() - $config->startedAt),
                  'database' => $health,
              ]);
          }

          /**
           * Asks the database for a sign of life; every store waits two seconds for a connection at most.
           *
           * @return array{type: string, configured: bool, status: string, message?: string}
           */
          public static function ofDatabase(Database $database, bool $production): array
          {
              $health = ['type' => $database->type, 'configured' => $database->configured];
              if (!$database->configured) {
                  return [...$health, 'status' => 'not configured', 'message' => $database->note];
              }
              try {
                  $database->store->ping();
                  return [...$health, 'status' => 'ok'];
              } catch (MissingExtension $error) {
                  return [...$health, 'status' => 'unreachable', 'message' => $error->getMessage()];
              } catch (Throwable $error) {
                  // What a driver says may name hosts and accounts, which is nobody's business in production.
                  $message = $production ? '' : $error->getMessage();
                  $silence = 'The database does not answer.';
                  return [...$health, 'status' => 'unreachable', 'message' => $message === '' ? $silence : $message];
              }
          }
      }
    `,
  )
}
