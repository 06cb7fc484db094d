import { code } from '../../../text/code'
import { googleTokenMethods } from './google'
import { hasData, type PhpStore, uses } from './store'

/**
 * Firestore's REST interface: Google's PHP client needs the extension grpc, which few hosts have and which takes many
 * minutes to compile.
 */
export const firebaseStore: PhpStore = {
  className: 'FirebaseStore',
  extensions: { openssl: 'php-cli' },
  config: [
    { property: 'firebaseProjectId', value: "$env('FIREBASE_PROJECT_ID')" },
    { property: 'firebaseClientEmail', value: "$env('FIREBASE_CLIENT_EMAIL')" },
    { property: 'firebasePrivateKey', value: "str_replace('\\n', \"\\n\", $env('FIREBASE_PRIVATE_KEY'))" },
    { property: 'firestoreEmulator', value: "$env('FIRESTORE_EMULATOR_HOST')" },
  ],
  configured: 'FirebaseStore::isConfigured($config)',
  arguments: '$config',
  http: true,
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return code`
      <?php

      declare(strict_types=1);

      namespace App\Store;

      ${uses('App\\Config', 'App\\Http\\HttpClient', 'RuntimeException')}

      /** Firestore over its REST interface. */
      final class FirebaseStore implements Store
      {
          private string $token = '';

          public function __construct(private readonly Config $config)
          {
          }

          public static function isConfigured(Config $config): bool
          {
              $hasKey = $config->firebaseClientEmail !== '' && $config->firebasePrivateKey !== '';
              return $config->firebaseProjectId !== '' && ($config->firestoreEmulator !== '' || $hasKey);
          }

          public function ping(): void
          {
              $this->succeed('GET', '/health?pageSize=1');
          }

          ${
            has('api') &&
            code`
              public function listItems(int $limit, int $offset): array
              {
                  $from = ['from' => [['collectionId' => 'items']]];
                  $order = ['orderBy' => [['field' => ['fieldPath' => 'createdAt'], 'direction' => 'DESCENDING']]];
                  $query = [...$from, ...$order, 'offset' => $offset, 'limit' => $limit];
                  $rows = $this->succeed('POST', ':runQuery', ['structuredQuery' => $query]);
                  $documents = array_filter(array_column($rows, 'document'));
                  // An empty object, which an empty PHP array is not.
                  $count = [['alias' => 'total', 'count' => (object) []]];
                  $counted = $this->succeed('POST', ':runAggregationQuery', [
                      'structuredAggregationQuery' => ['structuredQuery' => $from, 'aggregations' => $count],
                  ]);
                  return [
                      'items' => array_map(self::toItem(...), array_values($documents)),
                      'total' => (int) ($counted[0]['result']['aggregateFields']['total']['integerValue'] ?? 0),
                  ];
              }

              public function getItem(string $id): ?Item
              {
                  $document = $this->get('items', $id);
                  return $document === null ? null : self::toItem($document);
              }

              public function createItem(Item $item): void
              {
                  $this->create('items', $item->id, get_object_vars($item));
              }

              public function updateItem(string $id, ?string $title, ?bool $done): ?Item
              {
                  $changes = array_filter(['title' => $title, 'done' => $done], static fn ($value) => $value !== null);
                  $mask = implode('', array_map(
                      static fn (string $name): string => "&updateMask.fieldPaths={$name}",
                      array_keys($changes),
                  ));
                  $path = self::path('items', $id) . '?currentDocument.exists=true' . $mask;
                  $document = $this->succeedUnless(404, 'PATCH', $path, self::asDocument($changes));
                  return $document === null ? null : self::toItem($document);
              }

              public function deleteItem(string $id): bool
              {
                  $path = self::path('items', $id) . '?currentDocument.exists=true';
                  return $this->succeedUnless(404, 'DELETE', $path) !== null;
              }
            `
          }

          ${
            has('auth') &&
            code`
              public function createUser(User $user): bool
              {
                  // The id of the document is made from the address, which keeps it unique.
                  return $this->create('users', self::emailId($user->email), get_object_vars($user));
              }

              public function findUserByEmail(string $email): ?User
              {
                  $document = $this->get('users', self::emailId($email));
                  return $document === null ? null : self::toUser($document);
              }

              public function createSession(string $tokenHash, string $userId, string $expiresAt): void
              {
                  $this->create('sessions', $tokenHash, ['userId' => $userId, 'expiresAt' => $expiresAt]);
              }

              public function findSessionUser(string $tokenHash, string $now): ?User
              {
                  $session = $this->get('sessions', $tokenHash);
                  $values = $session === null ? null : self::values($session);
                  if ($values === null || $values['expiresAt'] <= $now) {
                      return null;
                  }
                  $filter = ['field' => ['fieldPath' => 'id'], 'op' => 'EQUAL'];
                  $filter['value'] = ['stringValue' => $values['userId']];
                  $query = ['from' => [['collectionId' => 'users']], 'where' => ['fieldFilter' => $filter], 'limit' => 1];
                  $rows = $this->succeed('POST', ':runQuery', ['structuredQuery' => $query]);
                  return isset($rows[0]['document']) ? self::toUser($rows[0]['document']) : null;
              }

              public function deleteSession(string $tokenHash): void
              {
                  $this->succeed('DELETE', self::path('sessions', $tokenHash));
              }
            `
          }

          ${
            data &&
            code`
              private function get(string $collection, string $id): ?array
              {
                  return $this->succeedUnless(404, 'GET', self::path($collection, $id));
              }

              /** False when there is such a document already. */
              private function create(string $collection, string $id, array $values): bool
              {
                  $path = "/{$collection}?documentId=" . rawurlencode($id);
                  return $this->succeedUnless(409, 'POST', $path, self::asDocument($values)) !== null;
              }

              /** The answer, or null when Firestore refuses with this status. */
              private function succeedUnless(int $status, string $method, string $path, ?array $body = null): ?array
              {
                  $answer = $this->send($method, $path, $body);
                  return $answer['status'] === $status ? null : self::content($answer);
              }
            `
          }

          private function succeed(string $method, string $path, ?array $body = null): array
          {
              return self::content($this->send($method, $path, $body));
          }

          /** @return array{status: int, headers: array<string, string>, body: string} */
          private function send(string $method, string $path, ?array $body): array
          {
              Database::requireExtensions();
              $emulator = $this->config->firestoreEmulator;
              $host = $emulator === '' ? 'https://firestore.googleapis.com' : "http://{$emulator}";
              $url = "{$host}/v1/projects/{$this->config->firebaseProjectId}/databases/(default)/documents{$path}";
              $headers = ['Authorization' => 'Bearer ' . $this->token(), 'Content-Type' => 'application/json'];
              return HttpClient::send($method, $url, $headers, $body === null ? null : json_encode($body, JSON_THROW_ON_ERROR));
          }

          private static function content(array $answer): array
          {
              $content = (array) json_decode($answer['body'], true);
              if ($answer['status'] >= 400) {
                  // A query's error comes in a list.
                  $error = $content['error'] ?? $content[0]['error'] ?? [];
                  throw new RuntimeException($error['message'] ?? "Firestore answered with {$answer['status']}.");
              }
              return $content;
          }

          ${googleTokenMethods()}

          ${
            data &&
            code`
              private static function path(string $collection, string $id): string
              {
                  return "/{$collection}/" . rawurlencode($id);
              }

              private static function asDocument(array $values): array
              {
                  $field = static fn (mixed $value): array => [is_bool($value) ? 'booleanValue' : 'stringValue' => $value];
                  return ['fields' => array_map($field, $values)];
              }

              private static function values(array $document): array
              {
                  $value = static fn (array $field): mixed => $field['stringValue'] ?? $field['booleanValue'] ?? null;
                  return array_map($value, $document['fields']);
              }
            `
          }

          ${
            has('api') &&
            code`
              private static function toItem(array $document): Item
              {
                  return new Item(...self::values($document));
              }
            `
          }

          ${
            has('auth') &&
            code`
              private static function toUser(array $document): User
              {
                  return new User(...self::values($document));
              }

              private static function emailId(string $email): string
              {
                  return hash('sha256', $email);
              }
            `
          }
      }
    `
  },
}
