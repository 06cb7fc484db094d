using System.Linq.Expressions;
using MongoDB.Driver;

namespace Server;

public class ItemStore(IMongoDatabase mongo)
{
    private readonly IMongoCollection<Item> _items = mongo.GetCollection<Item>("items");

    // {{#if auth}}
    public Task<(List<Item> Items, int Total)> Page(Guid ownerId, int limit, int offset) =>
        Page(item => item.OwnerId == ownerId, limit, offset);

    public async Task<Item?> Find(Guid ownerId, Guid id) =>
        await _items.Find(item => item.Id == id && item.OwnerId == ownerId).FirstOrDefaultAsync();

    // {{/if}}
    // {{#unless auth}}
    public Task<(List<Item> Items, int Total)> Page(int limit, int offset) => Page(item => true, limit, offset);

    public async Task<Item?> Find(Guid id) => await _items.Find(item => item.Id == id).FirstOrDefaultAsync();

    // {{/unless}}
    public Task Add(Item item) => _items.InsertOneAsync(item);

    public Task Update(Item item) => _items.ReplaceOneAsync(old => old.Id == item.Id, item);

    public Task Remove(Item item) => _items.DeleteOneAsync(old => old.Id == item.Id);

    private async Task<(List<Item>, int)> Page(Expression<Func<Item, bool>> which, int limit, int offset)
    {
        var newestFirst = _items.Find(which).SortByDescending(item => item.CreatedAt).ThenBy(item => item.Id);
        return (await newestFirst.Skip(offset).Limit(limit).ToListAsync(), (int)await _items.CountDocumentsAsync(which));
    }
}
