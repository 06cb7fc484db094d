import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/Items.php`: the CRUD resource. */
export function itemsFile() {
  return file(
    'src/Items.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App;

      use App\Http\HttpError;
      use App\Http\Request;
      use App\Http\Response;
      use App\Store\Item;
      use App\Store\Store;

      final class Items
      {
          private const TITLE_LIMIT = 200;
          private const PAGE_LIMIT = 100;

          public function __construct(private readonly Store $store)
          {
          }

          public function list(Request $request): Response
          {
              $limit = self::readNumber($request, 'limit', 20, 1, self::PAGE_LIMIT);
              $offset = self::readNumber($request, 'offset', 0, 0, 2 ** 53 - 1);
              return Response::json([...$this->store->listItems($limit, $offset), 'limit' => $limit, 'offset' => $offset]);
          }

          public function create(Request $request): Response
          {
              $title = self::readTitle($request->readObject()['title'] ?? null);
              $item = new Item(Uuid::random(), $title, false, Time::now());
              $this->store->createItem($item);
              return Response::json($item, 201);
          }

          public function get(Request $request, string $id): Response
          {
              return Response::json(self::found($this->store->getItem($id)));
          }

          public function update(Request $request, string $id): Response
          {
              $body = $request->readObject();
              if (!array_key_exists('title', $body) && !array_key_exists('done', $body)) {
                  throw new HttpError(400, 'Send a title, done or both.');
              }
              $done = $body['done'] ?? null;
              if (array_key_exists('done', $body) && !is_bool($done)) {
                  throw new HttpError(400, 'Done must be true or false.');
              }
              $title = array_key_exists('title', $body) ? self::readTitle($body['title']) : null;
              return Response::json(self::found($this->store->updateItem($id, $title, $done)));
          }

          public function delete(Request $request, string $id): Response
          {
              return $this->store->deleteItem($id) ? new Response(204) : throw self::missing();
          }

          private static function found(?Item $item): Item
          {
              return $item ?? throw self::missing();
          }

          private static function missing(): HttpError
          {
              return new HttpError(404, 'There is no such item.');
          }

          private static function readTitle(mixed $value): string
          {
              $title = is_string($value) ? Text::trim($value) : '';
              if ($title === '') {
                  throw new HttpError(400, 'A title is required.');
              }
              if (Text::length($title) > self::TITLE_LIMIT) {
                  throw new HttpError(400, 'A title has at most ' . self::TITLE_LIMIT . ' characters.');
              }
              return $title;
          }

          private static function readNumber(Request $request, string $name, int $initial, int $min, int $max): int
          {
              $value = $request->query[$name] ?? $initial;
              $range = ['options' => ['min_range' => $min, 'max_range' => $max]];
              $number = filter_var($value === '' ? 0 : $value, FILTER_VALIDATE_INT, $range);
              return $number !== false
                  ? $number
                  : throw new HttpError(400, "The parameter {$name} must be a whole number from {$min} to {$max}.");
          }
      }
    `,
  )
}
