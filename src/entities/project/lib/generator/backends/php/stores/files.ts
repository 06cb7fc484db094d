import type { ProjectContext } from '../../../definitions'
import { file, filesOf } from '../../../file'
import { code, lines } from '../../../text/code'
import { singleQuoted } from '../../../text/escape'
import { phpStore } from '.'
import { localStoreFile, sharedFile } from './local'
import { hasData } from './store'

/** `src/Store/`: the interface, the database, and a shared file for when it is not configured. */
export function storeFiles(project: ProjectContext) {
  const { has } = project
  const store = phpStore(project)
  return filesOf(
    interfaceFile(project),
    databaseFile(project),
    localStoreFile(project),
    (hasData(project) || project.database.label === 'Firebase') && sharedFile(),
    missingFile(),
    has('api') && itemFile(),
    has('auth') && userFile(),
    file(`src/Store/${store.className}.php`, store.source(project)),
  )
}

function interfaceFile({ has }: ProjectContext) {
  return file(
    'src/Store/Store.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      /** What the server needs from a database. Every method throws when the database cannot be reached. */
      interface Store
      {
          public function ping(): void;

          ${
            has('api') &&
            code`
              /**
               * Newest first, with the number of all items.
               *
               * @return array{items: list<Item>, total: int}
               */
              public function listItems(int $limit, int $offset): array;

              public function getItem(string $id): ?Item;

              public function createItem(Item $item): void;

              /** Null leaves a value as it is. Returns the changed item, or null without such an item. */
              public function updateItem(string $id, ?string $title, ?bool $done): ?Item;

              /** False without such an item. */
              public function deleteItem(string $id): bool;
            `
          }

          ${
            has('auth') &&
            code`
              /** False when the e-mail address is taken. */
              public function createUser(User $user): bool;

              public function findUserByEmail(string $email): ?User;

              public function createSession(string $tokenHash, string $userId, string $expiresAt): void;

              /** Whose session it is, unless it ended before \`now\`. */
              public function findSessionUser(string $tokenHash, string $now): ?User;

              public function deleteSession(string $tokenHash): void;
            `
          }
      }
    `,
  )
}

function databaseFile(project: ProjectContext) {
  const store = phpStore(project)
  const { label, required } = project.database
  const note = hasData(project)
    ? `Data is kept until the server stops and is gone then. Set ${required} to keep it in ${label}.`
    : `Set ${required} to connect ${label}.`
  const local = hasData(project)
    ? "new LocalStore(new SharedFile($config->stateFolder . '/data.json'))"
    : 'new LocalStore()'
  return file(
    'src/Store/Database.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      use App\Config;

      final class Database
      {
          private const TYPE = ${singleQuoted(label)};
          private const NOTE = ${singleQuoted(note)};

          /** PHP extensions that ${label} needs, each with the package that brings it on Debian and Ubuntu. */
          private const EXTENSIONS = ${
            Object.keys(store.extensions).length === 0
              ? '[]'
              : `[${Object.entries(store.extensions)
                  .map(([name, debian]) => `'${name}' => '${debian}'`)
                  .join(', ')}]`
          };

          public function __construct(
              public readonly string $type,
              public readonly bool $configured,
              public readonly Store $store,
              /** Said to people when no database is configured. */
              public readonly string $note,
          ) {
          }

          /** ${label} when it is configured, a file of this server otherwise. Nothing is connected yet. */
          public static function open(Config $config): self
          {
              $configured = ${store.configured};
              $store = $configured
                  ? new ${store.className}(${store.arguments})
                  : ${local};
              return new self(self::TYPE, $configured, $store, self::NOTE);
          }

          /** Throws when this PHP cannot reach the database, with the words that say what to install. */
          public static function requireExtensions(): void
          {
              foreach (self::EXTENSIONS as $name => $package) {
                  if (!extension_loaded($name)) {
                      throw new MissingExtension($name, $package);
                  }
              }
          }
      }
    `,
  )
}

function missingFile() {
  return file(
    'src/Store/MissingExtension.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      /** This PHP lacks an extension: nothing that the database could change. */
      final class MissingExtension extends \RuntimeException
      {
          public function __construct(string $name, string $package)
          {
              parent::__construct(
                  "PHP lacks the extension {$name}. Enable it in php.ini or install it "
                  . "(Debian and Ubuntu: apt install {$package}), then restart the server.",
              );
          }
      }
    `,
  )
}

function itemFile() {
  return file('src/Store/Item.php', entity('Item', ['id', 'title', 'createdAt']))
}

function userFile() {
  return file('src/Store/User.php', entity('User', ['id', 'email', 'passwordHash', 'createdAt']))
}

function entity(name: 'Item' | 'User', strings: string[]): string {
  const item = name === 'Item'
  const [id, second, ...rest] = strings.map((property) => `public readonly string $${property},`)
  return code`
    <?php

    declare(strict_types=1);

    namespace App\Store;

    final class ${name}
    {
        public function __construct(
            ${id}
            ${!item && '/** Lower case, unique. */'}
            ${second}
            ${item && 'public readonly bool $done,'}
            ${item && '/** ISO 8601, as all times here. */'}
            ${lines(...rest)}
        ) {
        }
    }
  `
}
