using System.Text.Json;
using StackExchange.Redis;

namespace Server;

/// <summary>Each item is stored as JSON; a sorted set holds the ids by age.</summary>
public class ItemStore(IConnectionMultiplexer connection)
{
    private readonly IDatabase _redis = connection.GetDatabase();

    // {{#if auth}}
    public Task<(List<Item> Items, int Total)> Page(Guid ownerId, int limit, int offset) =>
        Page($"items:{ownerId}", limit, offset);

    public async Task<Item?> Find(Guid ownerId, Guid id) =>
        await Find(id) is { } item && item.OwnerId == ownerId ? item : null;

    // {{/if}}
    // {{#unless auth}}
    public Task<(List<Item> Items, int Total)> Page(int limit, int offset) => Page("items", limit, offset);

    // {{/unless}}
    public async Task<Item?> Find(Guid id) => Read(await _redis.StringGetAsync(Key(id)));

    public async Task Add(Item item)
    {
        var age = new DateTimeOffset(item.CreatedAt).ToUnixTimeMilliseconds();
        var both = _redis.CreateTransaction();
        _ = both.StringSetAsync(Key(item.Id), JsonSerializer.Serialize(item));
        _ = both.SortedSetAddAsync(Home(item), item.Id.ToString(), age);
        await both.ExecuteAsync();
    }

    public Task Update(Item item) => _redis.StringSetAsync(Key(item.Id), JsonSerializer.Serialize(item));

    public async Task Remove(Item item)
    {
        var both = _redis.CreateTransaction();
        _ = both.KeyDeleteAsync(Key(item.Id));
        _ = both.SortedSetRemoveAsync(Home(item), item.Id.ToString());
        await both.ExecuteAsync();
    }

    private async Task<(List<Item>, int)> Page(string home, int limit, int offset)
    {
        var ids = await _redis.SortedSetRangeByRankAsync(home, offset, offset + limit - 1, Order.Descending);
        var found = await _redis.StringGetAsync([.. ids.Select(id => (RedisKey)$"item:{id}")]);
        return ([.. found.Select(Read).OfType<Item>()], (int)await _redis.SortedSetLengthAsync(home));
    }

    private static RedisKey Key(Guid id) => $"item:{id}";

    private static Item? Read(RedisValue json) => json.IsNull ? null : JsonSerializer.Deserialize<Item>(json.ToString());

    private static RedisKey Home(Item item)
    {
        // {{#if auth}}
        return $"items:{item.OwnerId}";
        // {{/if}}
        // {{#unless auth}}
        return "items";
        // {{/unless}}
    }
}
