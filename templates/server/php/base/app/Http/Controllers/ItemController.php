<?php

namespace App\Http\Controllers;

use App\Store\Items;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Str;

class ItemController
{
    private const TITLE = 'required|string|max:200|not_regex:/\x00/';

    public function index(Request $request): array
    {
        $request->validate(['limit' => 'integer|between:1,100', 'offset' => 'integer|min:0']);
        $items = $this->items($request);

        return [
            'items' => $items->page($request->integer('limit', 20), $request->integer('offset')),
            'total' => $items->count(),
        ];
    }

    public function store(Request $request): JsonResponse
    {
        ['title' => $title] = $request->validate(['title' => self::TITLE]);

        return response()->json($this->items($request)->add($title), 201);
    }

    public function update(Request $request, string $item): JsonResponse
    {
        $changes = $request->validate(['title' => 'sometimes|'.self::TITLE, 'done' => 'boolean:strict']);

        return response()->json($this->items($request)->change($this->known($item), $changes) ?? $this->missing());
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

    /** An id that can be none is the id of nothing. */
    private function known(string $id): string
    {
        return Str::isUuid($id) ? $id : $this->missing();
    }

    private function missing(): never
    {
        abort(404, 'There is no such item.');
    }
}
