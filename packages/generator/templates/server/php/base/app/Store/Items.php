<?php

namespace App\Store;

use App\Models\Item;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Collection;

/** The items that a request may see and change: those that match its scope. */
class Items
{
    /** @param array{owner_id?: string} $scope */
    public function __construct(private array $scope) {}

    public function page(int $limit, int $offset): Collection
    {
        return $this->query()->latest('id')->limit($limit)->offset($offset)->get();
    }

    public function count(): int
    {
        return $this->query()->count();
    }

    public function add(string $title): Item
    {
        return Item::create(['title' => $title, ...$this->scope]);
    }

    /** Returns null if there is no such item. */
    public function change(string $id, array $changes): ?Item
    {
        $item = $this->query()->find($id);
        $item?->update($changes);

        return $item;
    }

    public function remove(string $id): bool
    {
        return $this->query()->whereKey($id)->delete() > 0;
    }

    private function query(): Builder
    {
        return Item::where($this->scope);
    }
}
