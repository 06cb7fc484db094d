import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'
import { hasData } from './store'

/** `src/Store/LocalStore.php` */
export function localStoreFile(project: ProjectContext) {
  const { has } = project
  const data = hasData(project)
  return file(
    'src/Store/LocalStore.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      ${data && 'use Closure;'}

      ${data ? '/** Keeps everything in one file: for tests, and for a start without a database. */' : '/** Takes the place of a database that is not configured. This project keeps no data yet. */'}
      class LocalStore implements Store
      {
          ${
            data &&
            code`
              public function __construct(private readonly SharedFile $file = new SharedFile())
              {
              }
            `
          }

          public function ping(): void
          {
          }

          ${
            has('api') &&
            code`
              public function listItems(int $limit, int $offset): array
              {
                  $rows = array_reverse(array_values($this->read('items')));
                  $page = array_map(self::toItem(...), array_slice($rows, $offset, $limit));
                  return ['items' => $page, 'total' => count($rows)];
              }

              public function getItem(string $id): ?Item
              {
                  $row = $this->read('items')[$id] ?? null;
                  return $row === null ? null : self::toItem($row);
              }

              public function createItem(Item $item): void
              {
                  $this->change('items', static function (array &$items) use ($item): void {
                      $items[$item->id] = get_object_vars($item);
                  });
              }

              public function updateItem(string $id, ?string $title, ?bool $done): ?Item
              {
                  return $this->change('items', static function (array &$items) use ($id, $title, $done): ?Item {
                      if (!isset($items[$id])) {
                          return null;
                      }
                      $items[$id]['title'] = $title ?? $items[$id]['title'];
                      $items[$id]['done'] = $done ?? $items[$id]['done'];
                      return self::toItem($items[$id]);
                  });
              }

              public function deleteItem(string $id): bool
              {
                  return $this->change('items', static function (array &$items) use ($id): bool {
                      $found = isset($items[$id]);
                      unset($items[$id]);
                      return $found;
                  });
              }
            `
          }

          ${
            has('auth') &&
            code`
              public function createUser(User $user): bool
              {
                  return $this->change('users', static function (array &$users) use ($user): bool {
                      if (isset($users[$user->email])) {
                          return false;
                      }
                      $users[$user->email] = get_object_vars($user);
                      return true;
                  });
              }

              public function findUserByEmail(string $email): ?User
              {
                  $row = $this->read('users')[$email] ?? null;
                  return $row === null ? null : new User(...$row);
              }

              public function createSession(string $tokenHash, string $userId, string $expiresAt): void
              {
                  $row = ['userId' => $userId, 'expiresAt' => $expiresAt];
                  $this->change('sessions', static function (array &$sessions) use ($tokenHash, $row): void {
                      $sessions[$tokenHash] = $row;
                  });
              }

              public function findSessionUser(string $tokenHash, string $now): ?User
              {
                  $session = $this->read('sessions')[$tokenHash] ?? null;
                  if ($session === null || $session['expiresAt'] <= $now) {
                      return null;
                  }
                  foreach ($this->read('users') as $row) {
                      if ($row['id'] === $session['userId']) {
                          return new User(...$row);
                      }
                  }
                  return null;
              }

              public function deleteSession(string $tokenHash): void
              {
                  $this->change('sessions', static function (array &$sessions) use ($tokenHash): void {
                      unset($sessions[$tokenHash]);
                  });
              }
            `
          }

          ${
            data &&
            code`
              private function read(string $table): array
              {
                  return $this->change($table, static fn (array &$rows): array => $rows);
              }

              private function change(string $table, Closure $change): mixed
              {
                  return $this->file->change(static function (array &$tables) use ($table, $change): mixed {
                      $tables[$table] ??= [];
                      return $change($tables[$table]);
                  });
              }
            `
          }

          ${
            has('api') &&
            code`
              private static function toItem(array $row): Item
              {
                  return new Item(...$row);
              }
            `
          }
      }
    `,
  )
}

/** `src/Store/SharedFile.php` */
export function sharedFile() {
  return file(
    'src/Store/SharedFile.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      use Closure;
      use RuntimeException;

      /**
       * What requests leave for each other, because PHP forgets everything after each one: a small JSON file that only one
       * request at a time reads and changes. Without a path the content lives in this object.
       */
      final class SharedFile
      {
          private array $content = [];

          public function __construct(private readonly ?string $path = null)
          {
          }

          /** Runs the function with a reference to the content, keeps what it changed, and returns what it returned. */
          public function change(Closure $change): mixed
          {
              if ($this->path === null) {
                  return $change($this->content);
              }
              $file = $this->open($this->path);
              try {
                  flock($file, LOCK_EX);
                  $before = (string) stream_get_contents($file);
                  $content = (array) json_decode($before, true);
                  $result = $change($content);
                  $after = json_encode($content, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
                  if ($after !== $before) {
                      ftruncate($file, 0);
                      rewind($file);
                      fwrite($file, $after);
                  }
                  return $result;
              } finally {
                  fclose($file);
              }
          }

          /** @return resource */
          private function open(string $path)
          {
              $folder = dirname($path);
              if (!is_dir($folder)) {
                  @mkdir($folder, 0700, true);
              }
              return @fopen($path, 'c+') ?: throw new RuntimeException("The server cannot write {$path}.");
          }
      }
    `,
  )
}
