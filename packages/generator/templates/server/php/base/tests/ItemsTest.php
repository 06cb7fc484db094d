<?php

namespace Tests;

use Illuminate\Support\Str;

class ItemsTest extends TestCase
{
    public function test_pages_and_changes(): void
    {
        $this->signUp();
        $before = $this->getJson('/api/items')->json('total');
        $ids = array_map(
            fn (string $title) => $this->postJson('/api/items', ['title' => " $title "])->assertCreated()->json('id'),
            ['First', 'Second', 'Third'],
        );
        $page = $this->getJson('/api/items?limit=2&offset=1')->assertJsonPath('total', $before + 3);
        $this->assertSame(['Second', 'First'], array_column($page->json('items'), 'title'));
        $this->patchJson("/api/items/$ids[0]", ['done' => true])->assertOk()->assertJsonPath('done', true);
        $this->deleteJson("/api/items/$ids[0]")->assertNoContent();
        $this->deleteJson("/api/items/$ids[0]")->assertNotFound();
    }

    public function test_bad_values(): void
    {
        $this->signUp();
        foreach ([[], ['title' => ' '], ['title' => str_repeat('x', 201)]] as $body) {
            $this->postJson('/api/items', $body)->assertBadRequest()
                ->assertExactJson(['error' => 'The title must be 1 to 200 characters long.']);
        }
        $this->postJson('/api/items', ['title' => "a\0b"])->assertBadRequest()
            ->assertExactJson(['error' => 'The title contains an invalid character.']);
        $this->call('POST', '/api/items', server: ['CONTENT_TYPE' => 'application/json'], content: '{')->assertBadRequest()
            ->assertExactJson(['error' => 'The request body is not valid JSON.']);
        $this->getJson('/api/items?limit=101')->assertBadRequest();
        $this->patchJson('/api/items/'.Str::uuid(), ['done' => true])->assertNotFound();
    }
    // {{#if auth}}

    public function test_items_belong_to_their_owner(): void
    {
        $this->getJson('/api/items')->assertUnauthorized();
        $this->signUp();
        $id = $this->postJson('/api/items', ['title' => 'Mine'])->json('id');
        $this->signUp();
        $this->getJson('/api/items')->assertExactJson(['items' => [], 'total' => 0]);
        $this->deleteJson("/api/items/$id")->assertNotFound();
    }
    // {{/if}}
}
