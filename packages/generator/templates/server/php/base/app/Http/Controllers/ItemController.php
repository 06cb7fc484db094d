<?php

namespace App\Http\Controllers;

use App\Http\Requests\ListItemsRequest;
use App\Http\Requests\StoreItemRequest;
use App\Http\Requests\UpdateItemRequest;
use App\Http\Resources\ItemResource;
use App\Store\Items;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Str;

class ItemController
{
    public function index(ListItemsRequest $request): array
    {
        $items = $this->items($request);
        $page = $items->page($request->integer('limit', 20), $request->integer('offset'));

        return ['items' => ItemResource::collection($page), 'total' => $items->count()];
    }

    public function store(StoreItemRequest $request): JsonResponse
    {
        $item = $this->items($request)->add($request->validated('title'));

        return (new ItemResource($item))->response()->setStatusCode(201);
    }

    public function update(UpdateItemRequest $request, string $item): ItemResource
    {
        $changed = $this->items($request)->change($this->known($item), $request->validated());

        return new ItemResource($changed ?? $this->missing());
    }

    public function destroy(Request $request, string $item): Response
    {
        return $this->items($request)->remove($this->known($item)) ? response()->noContent() : $this->missing();
    }

    private function items(Request $request): Items
    {
        // {{#if auth}}
        return new Items(['owner_id' => $request->user()->getAuthIdentifier()]);
        // {{/if}}
        // {{#unless auth}}
        return new Items([]);
        // {{/unless}}
    }

    /** A malformed id cannot belong to any item. */
    private function known(string $id): string
    {
        return Str::isUuid($id) ? $id : $this->missing();
    }

    private function missing(): never
    {
        abort(404, 'There is no such item.');
    }
}
