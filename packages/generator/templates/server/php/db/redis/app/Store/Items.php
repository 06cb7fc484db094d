<?php

namespace App\Store;

use Illuminate\Support\Facades\Redis;
use Illuminate\Support\Str;

/** The items that a request may see and change. `item:<id>` is a hash; a sorted set holds an owner's item ids by age. */
class Items
{
    private string $index;

    /** @param array{owner_id?: string} $scope */
    public function __construct(array $scope)
    {
        $this->index = implode(':', ['items', ...array_values($scope)]);
    }

    public function page(int $limit, int $offset): array
    {
        $ids = Redis::zRevRange($this->index, $offset, $offset + $limit - 1);

        return array_map(fn (string $id) => $this->present($id), $ids);
    }

    public function count(): int
    {
        return Redis::zCard($this->index);
    }

    public function add(string $title): array
    {
        $id = (string) Str::uuid();
        $now = now();
        Redis::hMSet("item:$id", ['title' => $title, 'done' => '0', 'created_at' => $now->toJSON()]);
        Redis::zAdd($this->index, $now->getPreciseTimestamp(6), $id);

        return $this->present($id);
    }

    /** Returns null if there is no such item. */
    public function change(string $id, array $changes): ?array
    {
        if (Redis::zScore($this->index, $id) === false) {
            return null;
        }
        if ($changes) {
            Redis::hMSet("item:$id", array_map(fn (string|bool $value) => is_bool($value) ? (string) (int) $value : $value, $changes));
        }

        return $this->present($id);
    }

    public function remove(string $id): bool
    {
        $removed = Redis::zRem($this->index, $id) > 0;
        if ($removed) {
            Redis::del("item:$id");
        }

        return $removed;
    }

    private function present(string $id): array
    {
        $item = Redis::hGetAll("item:$id");

        return ['id' => $id, 'title' => $item['title'], 'done' => $item['done'] === '1', 'created_at' => $item['created_at']];
    }
}
