<?php

namespace App\Store;

use Google\Cloud\Core\Timestamp;
use Google\Cloud\Firestore\CollectionReference;
use Google\Cloud\Firestore\DocumentSnapshot;
use Illuminate\Support\Str;

/** The items that a request may see and change: a collection below their owner. */
class Items
{
    private CollectionReference $items;

    /** @param array{owner_id?: string} $scope */
    public function __construct(array $scope)
    {
        $owner = $scope['owner_id'] ?? null;
        $this->items = Database::client()->collection($owner ? "owners/$owner/items" : 'items');
    }

    public function page(int $limit, int $offset): array
    {
        $query = $this->items->orderBy('created_at', 'DESC')->offset($offset)->limit($limit);

        return array_map($this->present(...), $query->documents(Database::ONCE)->rows());
    }

    public function count(): int
    {
        return $this->items->count(Database::ONCE);
    }

    public function add(string $title): array
    {
        $item = $this->items->document((string) Str::uuid());
        $createdAt = new Timestamp(now()->toDateTimeImmutable());
        $item->create(['title' => $title, 'done' => false, 'created_at' => $createdAt], Database::ONCE);

        return $this->present($item->snapshot(Database::ONCE));
    }

    /** Returns null if there is no such item. */
    public function change(string $id, array $changes): ?array
    {
        $item = $this->items->document($id);
        if (! $item->snapshot(Database::ONCE)->exists()) {
            return null;
        }
        $item->set($changes, ['merge' => true, ...Database::ONCE]);

        return $this->present($item->snapshot(Database::ONCE));
    }

    public function remove(string $id): bool
    {
        $item = $this->items->document($id);
        $existed = $item->snapshot(Database::ONCE)->exists();
        $item->delete(Database::ONCE);

        return $existed;
    }

    private function present(DocumentSnapshot $item): array
    {
        $createdAt = $item['created_at']->get()->format('Y-m-d\TH:i:s.up');

        return ['id' => $item->id(), 'title' => $item['title'], 'done' => $item['done'], 'created_at' => $createdAt];
    }
}
