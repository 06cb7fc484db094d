import { code } from '../../../text/code'
import { hasData, type PhpStore, uses } from './store'

export const supabaseStore: PhpStore = {
  className: 'SupabaseStore',
  extensions: { openssl: 'php-cli' },
  config: [
    { property: 'supabaseUrl', value: "$env('SUPABASE_URL')" },
    { property: 'supabaseServiceKey', value: "$env('SUPABASE_SERVICE_KEY')" },
  ],
  configured: "$config->supabaseUrl !== '' && $config->supabaseServiceKey !== ''",
  arguments: '$config->supabaseUrl, $config->supabaseServiceKey',
  http: true,
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    const table = has('api') ? 'items' : has('auth') ? 'app_users' : 'health'
    return code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      ${uses('App\\Http\\HttpClient', data && 'App\\Time', 'RuntimeException')}

      /** The tables of a Supabase project over its REST interface. */
      final class SupabaseStore implements Store
      {
          private const TABLE_MISSING = 'PGRST205';
          ${has('auth') && "private const UNIQUE_VIOLATION = '23505';"}

          public function __construct(private readonly string $url, private readonly string $serviceKey)
          {
          }

          public function ping(): void
          {
              $answer = $this->send('GET', '${table}', ['limit' => '1']);
              ${
                data
                  ? code`
                      if (self::errorOf($answer) === self::TABLE_MISSING) {
                          throw new RuntimeException('Run supabase/schema.sql in the SQL editor first.');
                      }
                      self::succeed($answer);
                    `
                  : code`
                      // This project has no tables yet, so that answer is as good as any other.
                      if (self::errorOf($answer) !== self::TABLE_MISSING) {
                          self::succeed($answer);
                      }
                    `
              }
          }

          ${
            has('api') &&
            code`
              public function listItems(int $limit, int $offset): array
              {
                  $page = ['order' => 'created_at.desc,id', 'limit' => (string) $limit, 'offset' => (string) $offset];
                  $rows = self::succeed($this->send('GET', 'items', $page));
                  $count = $this->send('GET', 'items', ['select' => 'id', 'limit' => '1'], prefer: 'count=exact');
                  self::succeed($count);
                  // The header says 0-0/7, or */0 for an empty table.
                  $total = (int) substr((string) strrchr($count['headers']['content-range'] ?? '', '/'), 1);
                  return ['items' => array_map(self::toItem(...), $rows), 'total' => $total];
              }

              public function getItem(string $id): ?Item
              {
                  $rows = self::succeed($this->send('GET', 'items', ['id' => "eq.{$id}"]));
                  return $rows === [] ? null : self::toItem($rows[0]);
              }

              public function createItem(Item $item): void
              {
                  $row = ['id' => $item->id, 'title' => $item->title, 'done' => $item->done];
                  self::succeed($this->send('POST', 'items', row: [...$row, 'created_at' => $item->createdAt]));
              }

              public function updateItem(string $id, ?string $title, ?bool $done): ?Item
              {
                  $changes = array_filter(['title' => $title, 'done' => $done], static fn ($value) => $value !== null);
                  $rows = self::succeed($this->send('PATCH', 'items', ['id' => "eq.{$id}"], $changes));
                  return $rows === [] ? null : self::toItem($rows[0]);
              }

              public function deleteItem(string $id): bool
              {
                  return self::succeed($this->send('DELETE', 'items', ['id' => "eq.{$id}"])) !== [];
              }
            `
          }

          ${
            has('auth') &&
            code`
              public function createUser(User $user): bool
              {
                  $answer = $this->send('POST', 'app_users', row: [
                      'id' => $user->id,
                      'email' => $user->email,
                      'password_hash' => $user->passwordHash,
                      'created_at' => $user->createdAt,
                  ]);
                  if (self::errorOf($answer) === self::UNIQUE_VIOLATION) {
                      return false;
                  }
                  self::succeed($answer);
                  return true;
              }

              public function findUserByEmail(string $email): ?User
              {
                  return $this->findUser('email', $email);
              }

              public function createSession(string $tokenHash, string $userId, string $expiresAt): void
              {
                  self::succeed($this->send('DELETE', 'app_sessions', ['expires_at' => 'lt.' . Time::now()]));
                  $row = ['token_hash' => $tokenHash, 'user_id' => $userId, 'expires_at' => $expiresAt];
                  self::succeed($this->send('POST', 'app_sessions', row: $row));
              }

              public function findSessionUser(string $tokenHash, string $now): ?User
              {
                  $filter = ['token_hash' => "eq.{$tokenHash}", 'expires_at' => "gt.{$now}"];
                  $sessions = self::succeed($this->send('GET', 'app_sessions', $filter));
                  return $sessions === [] ? null : $this->findUser('id', $sessions[0]['user_id']);
              }

              public function deleteSession(string $tokenHash): void
              {
                  self::succeed($this->send('DELETE', 'app_sessions', ['token_hash' => "eq.{$tokenHash}"]));
              }

              private function findUser(string $column, string $value): ?User
              {
                  $rows = self::succeed($this->send('GET', 'app_users', [$column => "eq.{$value}"]));
                  if ($rows === []) {
                      return null;
                  }
                  ['id' => $id, 'email' => $email, 'password_hash' => $hash, 'created_at' => $created] = $rows[0];
                  return new User($id, $email, $hash, Time::iso($created));
              }
            `
          }

          /**
           * @param array<string, string> $query filters and options of PostgREST
           * @return array{status: int, headers: array<string, string>, body: string}
           */
          private function send(
              string $method,
              string $table,
              array $query = [],
              ?array $row = null,
              string $prefer = 'return=representation',
          ): array {
              Database::requireExtensions();
              $url = rtrim($this->url, '/') . "/rest/v1/{$table}?" . http_build_query($query, '', '&', PHP_QUERY_RFC3986);
              $headers = [
                  'Accept' => 'application/json',
                  'Authorization' => "Bearer {$this->serviceKey}",
                  'Content-Type' => 'application/json',
                  'Prefer' => $prefer,
                  'apikey' => $this->serviceKey,
              ];
              $body = $row === null ? null : json_encode($row, JSON_THROW_ON_ERROR);
              return HttpClient::send($method, $url, $headers, $body);
          }

          /** The rows of an answer; throws the reason when it is an error. */
          private static function succeed(array $answer): array
          {
              $content = json_decode($answer['body'], true);
              if ($answer['status'] >= 400) {
                  $message = is_array($content) ? ($content['message'] ?? null) : null;
                  throw new RuntimeException((string) ($message ?? "Supabase answered with {$answer['status']}."));
              }
              return is_array($content) ? $content : [];
          }

          /** The code of an answer that is an error. */
          private static function errorOf(array $answer): ?string
          {
              $content = $answer['status'] >= 400 ? json_decode($answer['body'], true) : null;
              return is_array($content) ? ($content['code'] ?? null) : null;
          }

          ${
            has('api') &&
            code`
              private static function toItem(array $row): Item
              {
                  return new Item($row['id'], $row['title'], $row['done'], Time::iso($row['created_at']));
              }
            `
          }
      }
    `
  },
}
