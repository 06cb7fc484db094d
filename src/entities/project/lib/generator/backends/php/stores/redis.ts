import { code } from '../../../text/code'
import { singleQuoted } from '../../../text/escape'
import { hasData, type PhpStore, uses } from './store'

export const redisStore: PhpStore = {
  className: 'RedisStore',
  extensions: { redis: 'php-redis' },
  config: [{ property: 'redisUrl', value: "$env('REDIS_URL')" }],
  configured: "$config->redisUrl !== ''",
  arguments: '$config->redisUrl',
  docker: 'RUN pecl install redis-6.2.0 && docker-php-ext-enable redis',
  source: (project) => {
    const { has, slug } = project
    return code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      ${uses('InvalidArgumentException', 'Redis')}

      final class RedisStore implements Store
      {
          ${hasData(project) && `private const PREFIX = ${singleQuoted(`${slug}:`)};`}

          ${
            has('api') &&
            code`
              /** Ids of all items, by the time of their creation. */
              private const ITEMS = self::PREFIX . 'items';
            `
          }

          private ?Redis $connection = null;

          public function __construct(private readonly string $url)
          {
          }

          public function ping(): void
          {
              $this->redis()->ping();
          }

          ${
            has('api') &&
            code`
              public function listItems(int $limit, int $offset): array
              {
                  $ids = $this->redis()->zRevRange(self::ITEMS, $offset, $offset + $limit - 1);
                  $items = array_map($this->getItem(...), $ids);
                  return ['items' => array_values(array_filter($items)), 'total' => $this->redis()->zCard(self::ITEMS)];
              }

              public function getItem(string $id): ?Item
              {
                  $item = $this->redis()->hGetAll(self::itemKey($id));
                  return isset($item['id'])
                      ? new Item($item['id'], $item['title'], $item['done'] === 'true', $item['createdAt'])
                      : null;
              }

              public function createItem(Item $item): void
              {
                  $done = $item->done ? 'true' : 'false';
                  $score = (float) (new \DateTimeImmutable($item->createdAt))->format('Uv');
                  $this->redis()->multi()
                      ->hMSet(self::itemKey($item->id), ['done' => $done] + get_object_vars($item))
                      ->zAdd(self::ITEMS, $score, $item->id)
                      ->exec();
              }

              public function updateItem(string $id, ?string $title, ?bool $done): ?Item
              {
                  $key = self::itemKey($id);
                  if (!$this->redis()->exists($key)) {
                      return null;
                  }
                  if ($title !== null) {
                      $this->redis()->hSet($key, 'title', $title);
                  }
                  if ($done !== null) {
                      $this->redis()->hSet($key, 'done', $done ? 'true' : 'false');
                  }
                  return $this->getItem($id);
              }

              public function deleteItem(string $id): bool
              {
                  [$deleted] = $this->redis()->multi()->zRem(self::ITEMS, $id)->del(self::itemKey($id))->exec();
                  return $deleted === 1;
              }
            `
          }

          ${
            has('auth') &&
            code`
              public function createUser(User $user): bool
              {
                  if (!$this->redis()->setnx(self::emailKey($user->email), $user->id)) {
                      return false;
                  }
                  $this->redis()->set(self::userKey($user->id), json_encode($user, JSON_THROW_ON_ERROR));
                  return true;
              }

              public function findUserByEmail(string $email): ?User
              {
                  return $this->getUser($this->redis()->get(self::emailKey($email)));
              }

              public function createSession(string $tokenHash, string $userId, string $expiresAt): void
              {
                  // Redis forgets the session by itself.
                  $seconds = max(1, strtotime($expiresAt) - time());
                  $this->redis()->setex(self::sessionKey($tokenHash), $seconds, $userId);
              }

              public function findSessionUser(string $tokenHash, string $now): ?User
              {
                  return $this->getUser($this->redis()->get(self::sessionKey($tokenHash)));
              }

              public function deleteSession(string $tokenHash): void
              {
                  $this->redis()->del(self::sessionKey($tokenHash));
              }

              private function getUser(string|false $id): ?User
              {
                  $user = $id === false ? false : $this->redis()->get(self::userKey($id));
                  return $user === false ? null : new User(...json_decode($user, true));
              }
            `
          }

          private function redis(): Redis
          {
              return $this->connection ??= $this->connect();
          }

          private function connect(): Redis
          {
              Database::requireExtensions();
              $url = parse_url($this->url);
              if (!isset($url['host'])) {
                  throw new InvalidArgumentException('REDIS_URL is not the address of a database.');
              }
              $host = trim($url['host'], '[]');
              $redis = new Redis();
              $redis->connect(($url['scheme'] ?? '') === 'rediss' ? "tls://{$host}" : $host, $url['port'] ?? 6379, 2);
              if (isset($url['pass'])) {
                  $password = rawurldecode($url['pass']);
                  $name = rawurldecode($url['user'] ?? '');
                  $redis->auth($name === '' ? $password : [$name, $password]);
              }
              $number = (int) trim($url['path'] ?? '', '/');
              if ($number > 0) {
                  $redis->select($number);
              }
              return $redis;
          }

          ${
            has('api') &&
            code`
              private static function itemKey(string $id): string
              {
                  return self::PREFIX . "item:{$id}";
              }
            `
          }

          ${
            has('auth') &&
            code`
              private static function userKey(string $id): string
              {
                  return self::PREFIX . "user:{$id}";
              }

              private static function emailKey(string $email): string
              {
                  return self::PREFIX . "email:{$email}";
              }

              private static function sessionKey(string $tokenHash): string
              {
                  return self::PREFIX . "session:{$tokenHash}";
              }
            `
          }
      }
    `
  },
}
