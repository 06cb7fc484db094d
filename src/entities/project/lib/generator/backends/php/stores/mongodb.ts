import { code } from '../../../text/code'
import { hasData, type PhpStore, uses } from './store'

/** The extension's own classes are enough for a few documents, so the library on top of it is not needed. */
export const mongodbStore: PhpStore = {
  className: 'MongodbStore',
  extensions: { mongodb: 'php-mongodb' },
  config: [{ property: 'mongodbUri', value: "$env('MONGODB_URI')" }],
  configured: "$config->mongodbUri !== ''",
  arguments: '$config->mongodbUri',
  docker: 'RUN pecl install mongodb-1.20.1 && docker-php-ext-enable mongodb',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      ${uses(has('auth') && 'MongoDB\\BSON\\UTCDateTime', data && 'MongoDB\\Driver\\BulkWrite', 'MongoDB\\Driver\\Command', has('auth') && 'MongoDB\\Driver\\Exception\\BulkWriteException', 'MongoDB\\Driver\\Manager', data && 'MongoDB\\Driver\\Query', data && 'MongoDB\\Driver\\WriteResult')}

      final class MongodbStore implements Store
      {
          ${has('auth') && 'private const DUPLICATE_KEY = 11000;'}

          private ?Manager $manager = null;

          ${data && 'private bool $ready = false;'}

          /** The database is the one that the URI names. */
          public function __construct(private readonly string $uri)
          {
          }

          public function ping(): void
          {
              $this->command(['ping' => 1]);
          }

          ${
            has('api') &&
            code`
              public function listItems(int $limit, int $offset): array
              {
                  $options = ['sort' => ['createdAt' => -1, '_id' => 1], 'skip' => $offset, 'limit' => $limit];
                  $documents = $this->find('items', [], $options);
                  // An empty query has to be an object, which an empty PHP array is not.
                  $count = $this->command(['count' => 'items', 'query' => (object) []]);
                  return ['items' => array_map(self::toItem(...), $documents), 'total' => (int) $count['n']];
              }

              public function getItem(string $id): ?Item
              {
                  $documents = $this->find('items', ['_id' => $id], ['limit' => 1]);
                  return $documents === [] ? null : self::toItem($documents[0]);
              }

              public function createItem(Item $item): void
              {
                  $this->insert('items', $item->id, get_object_vars($item));
              }

              public function updateItem(string $id, ?string $title, ?bool $done): ?Item
              {
                  $changes = array_filter(['title' => $title, 'done' => $done], static fn ($value) => $value !== null);
                  $write = new BulkWrite();
                  $write->update(['_id' => $id], ['$set' => $changes]);
                  $this->write('items', $write);
                  return $this->getItem($id);
              }

              public function deleteItem(string $id): bool
              {
                  return $this->delete('items', $id) === 1;
              }
            `
          }

          ${
            has('auth') &&
            code`
              public function createUser(User $user): bool
              {
                  try {
                      $this->insert('users', $user->id, get_object_vars($user));
                      return true;
                  } catch (BulkWriteException $error) {
                      return $error->getCode() === self::DUPLICATE_KEY ? false : throw $error;
                  }
              }

              public function findUserByEmail(string $email): ?User
              {
                  $documents = $this->find('users', ['email' => $email], ['limit' => 1]);
                  return $documents === [] ? null : self::toUser($documents[0]);
              }

              public function createSession(string $tokenHash, string $userId, string $expiresAt): void
              {
                  $session = ['userId' => $userId, 'expiresAt' => self::date($expiresAt)];
                  $this->insert('sessions', $tokenHash, $session);
              }

              public function findSessionUser(string $tokenHash, string $now): ?User
              {
                  $filter = ['_id' => $tokenHash, 'expiresAt' => ['$gt' => self::date($now)]];
                  $sessions = $this->find('sessions', $filter, ['limit' => 1]);
                  if ($sessions === []) {
                      return null;
                  }
                  $users = $this->find('users', ['_id' => $sessions[0]['userId']], ['limit' => 1]);
                  return $users === [] ? null : self::toUser($users[0]);
              }

              public function deleteSession(string $tokenHash): void
              {
                  $this->delete('sessions', $tokenHash);
              }
            `
          }

          ${
            data &&
            code`
              /** @return list<array<string, mixed>> */
              private function find(string $collection, array $filter, array $options): array
              {
                  $this->createIndexes();
                  $cursor = $this->manager()->executeQuery($this->name() . ".{$collection}", new Query($filter, $options));
                  $cursor->setTypeMap(['root' => 'array', 'document' => 'array']);
                  return $cursor->toArray();
              }

              private function insert(string $collection, string $id, array $values): void
              {
                  unset($values['id']);
                  $write = new BulkWrite();
                  $write->insert(['_id' => $id] + $values);
                  $this->write($collection, $write);
              }

              private function delete(string $collection, string $id): int
              {
                  $write = new BulkWrite();
                  $write->delete(['_id' => $id]);
                  return (int) $this->write($collection, $write)->getDeletedCount();
              }

              private function write(string $collection, BulkWrite $write): WriteResult
              {
                  $this->createIndexes();
                  return $this->manager()->executeBulkWrite($this->name() . ".{$collection}", $write);
              }

              /** Once in each request; the server does nothing when they exist. */
              private function createIndexes(): void
              {
                  if ($this->ready) {
                      return;
                  }
                  ${
                    has('api') &&
                    code`
                      $this->command(['createIndexes' => 'items', 'indexes' => [
                          ['key' => ['createdAt' => -1, '_id' => 1], 'name' => 'createdAt'],
                      ]]);
                    `
                  }
                  ${
                    has('auth') &&
                    code`
                      $this->command(['createIndexes' => 'users', 'indexes' => [
                          ['key' => ['email' => 1], 'name' => 'email', 'unique' => true],
                      ]]);
                      $this->command(['createIndexes' => 'sessions', 'indexes' => [
                          ['key' => ['expiresAt' => 1], 'name' => 'expiresAt', 'expireAfterSeconds' => 0],
                      ]]);
                    `
                  }
                  $this->ready = true;
              }
            `
          }

          /** @return array<string, mixed> */
          private function command(array $command): array
          {
              $cursor = $this->manager()->executeCommand($this->name(), new Command($command));
              $cursor->setTypeMap(['root' => 'array', 'document' => 'array']);
              return $cursor->toArray()[0];
          }

          private function manager(): Manager
          {
              if ($this->manager === null) {
                  Database::requireExtensions();
                  $this->manager = new Manager($this->uri, ['serverSelectionTimeoutMS' => 2000]);
              }
              return $this->manager;
          }

          private function name(): string
          {
              preg_match('#^[^:]+://[^/]+/([^/?]+)#', $this->uri, $match);
              return rawurldecode($match[1] ?? 'test');
          }

          ${
            has('auth') &&
            code`
              private static function date(string $iso): UTCDateTime
              {
                  return new UTCDateTime(new \DateTimeImmutable($iso));
              }
            `
          }

          ${
            has('api') &&
            code`
              private static function toItem(array $document): Item
              {
                  return new Item($document['_id'], $document['title'], $document['done'], $document['createdAt']);
              }
            `
          }

          ${
            has('auth') &&
            code`
              private static function toUser(array $document): User
              {
                  return new User(
                      $document['_id'],
                      $document['email'],
                      $document['passwordHash'],
                      $document['createdAt'],
                  );
              }
            `
          }
      }
    `
  },
}
