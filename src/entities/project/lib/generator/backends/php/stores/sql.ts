import { code } from '../../../text/code'
import { mysqlDialect, postgresqlDialect, type SqlDialect, sqliteDialect } from './dialects'
import { hasData, type PhpStore, uses } from './store'

/** The three databases that PDO reaches differ in how they connect, in their tables and in how they write times. */
function sqlStore(dialect: SqlDialect): PhpStore {
  const { className, time } = dialect
  /** The expression that turns a time into what the database takes. */
  const bound = (expression: string) => (time ? `self::time(${expression})` : expression)
  return {
    ...dialect.store,
    className,
    source: (project) => {
      const { has } = project
      const data = hasData(project)
      return code`
        <?php

        declare(strict_types=1);

        namespace App\Store;

        ${uses(data && 'App\\Time', 'PDO', data && 'PDOException', data && 'PDOStatement', !dialect.connect.includes('parse_url') ? false : 'InvalidArgumentException')}

        final class ${className} implements Store
        {
            ${
              data &&
              code`
                private const SCHEMA = [
                    ${has('api') && dialect.schema.items}
                    ${has('auth') && dialect.schema.users}
                ];
              `
            }

            private ?PDO $connection = null;

            public function __construct(private readonly string $${dialect.parameter})
            {
            }

            public function ping(): void
            {
                $this->connection()->query('select 1');
            }

            ${
              has('api') &&
              code`
                public function listItems(int $limit, int $offset): array
                {
                    $sql = 'select * from items order by created_at desc, id limit ? offset ?';
                    $rows = $this->run($sql, [$limit, $offset])->fetchAll();
                    $total = (int) $this->run('select count(*) from items')->fetchColumn();
                    return ['items' => array_map(self::toItem(...), $rows), 'total' => $total];
                }

                public function getItem(string $id): ?Item
                {
                    $row = $this->run('select * from items where id = ?', [$id])->fetch();
                    return $row === false ? null : self::toItem($row);
                }

                public function createItem(Item $item): void
                {
                    $sql = 'insert into items (id, title, done, created_at) values (?, ?, ?, ?)';
                    $this->run($sql, [$item->id, $item->title, (int) $item->done, ${bound('$item->createdAt')}]);
                }

                public function updateItem(string $id, ?string $title, ?bool $done): ?Item
                {
                    $sql = 'update items set title = coalesce(?, title), done = coalesce(?, done) where id = ?';
                    $this->run($sql, [$title, $done === null ? null : (int) $done, $id]);
                    return $this->getItem($id);
                }

                public function deleteItem(string $id): bool
                {
                    return $this->run('delete from items where id = ?', [$id])->rowCount() === 1;
                }
              `
            }

            ${
              has('auth') &&
              code`
                public function createUser(User $user): bool
                {
                    $sql = 'insert into users (id, email, password_hash, created_at) values (?, ?, ?, ?)';
                    try {
                        $this->run($sql, [$user->id, $user->email, $user->passwordHash, ${bound('$user->createdAt')}]);
                        return true;
                    } catch (PDOException $error) {
                        // Class 23 of the SQL standard: a constraint, which is the unique address here.
                        return str_starts_with((string) $error->getCode(), '23') ? false : throw $error;
                    }
                }

                public function findUserByEmail(string $email): ?User
                {
                    $row = $this->run('select * from users where email = ?', [$email])->fetch();
                    return $row === false ? null : self::toUser($row);
                }

                public function createSession(string $tokenHash, string $userId, string $expiresAt): void
                {
                    $this->run('delete from sessions where expires_at < ?', [${bound('Time::now()')}]);
                    $sql = 'insert into sessions (token_hash, user_id, expires_at) values (?, ?, ?)';
                    $this->run($sql, [$tokenHash, $userId, ${bound('$expiresAt')}]);
                }

                public function findSessionUser(string $tokenHash, string $now): ?User
                {
                    $sql = 'select users.* from sessions join users on users.id = sessions.user_id'
                        . ' where sessions.token_hash = ? and sessions.expires_at > ?';
                    $row = $this->run($sql, [$tokenHash, ${bound('$now')}])->fetch();
                    return $row === false ? null : self::toUser($row);
                }

                public function deleteSession(string $tokenHash): void
                {
                    $this->run('delete from sessions where token_hash = ?', [$tokenHash]);
                }
              `
            }

            private function connection(): PDO
            {
                return $this->connection ??= $this->connect();
            }

            private function connect(): PDO
            {
                Database::requireExtensions();
                ${dialect.connect}
            }

            ${
              data &&
              code`
                /** Runs one statement. The first one that misses a table creates them all. */
                private function run(string $sql, array $values = []): PDOStatement
                {
                    try {
                        return $this->execute($sql, $values);
                    } catch (PDOException $error) {
                        if (!${dialect.tableMissing}) {
                            throw $error;
                        }
                        foreach (self::SCHEMA as $statement) {
                            $this->connection()->exec($statement);
                        }
                        return $this->execute($sql, $values);
                    }
                }

                private function execute(string $sql, array $values): PDOStatement
                {
                    $statement = $this->connection()->prepare($sql);
                    foreach (array_values($values) as $index => $value) {
                        $statement->bindValue($index + 1, $value, is_int($value) ? PDO::PARAM_INT : PDO::PARAM_STR);
                    }
                    $statement->execute();
                    return $statement;
                }
              `
            }

            ${data && time}

            ${
              has('api') &&
              code`
                private static function toItem(array $row): Item
                {
                    return new Item($row['id'], $row['title'], (bool) $row['done'], Time::iso($row['created_at']));
                }
              `
            }

            ${
              has('auth') &&
              code`
                private static function toUser(array $row): User
                {
                    return new User($row['id'], $row['email'], $row['password_hash'], Time::iso($row['created_at']));
                }
              `
            }
        }
      `
    },
  }
}

export const postgresqlStore = sqlStore(postgresqlDialect)
export const mysqlStore = sqlStore(mysqlDialect)
export const sqliteStore = sqlStore(sqliteDialect)
