using Microsoft.EntityFrameworkCore;

namespace Server;

public class ItemStore(AppDb db)
{
    // {{#if auth}}
    public Task<(List<Item> Items, int Total)> Page(Guid ownerId, int limit, int offset) =>
        Page(db.Items.Where(item => item.OwnerId == ownerId), limit, offset);

    public Task<Item?> Find(Guid ownerId, Guid id) =>
        db.Items.FirstOrDefaultAsync(item => item.Id == id && item.OwnerId == ownerId);

    // {{/if}}
    // {{#unless auth}}
    public Task<(List<Item> Items, int Total)> Page(int limit, int offset) => Page(db.Items, limit, offset);

    public Task<Item?> Find(Guid id) => db.Items.FirstOrDefaultAsync(item => item.Id == id);

    // {{/unless}}
    public Task Add(Item item)
    {
        db.Add(item);
        return db.SaveChangesAsync();
    }

    /// <summary>EF tracks changes itself.</summary>
    public Task Update(Item item) => db.SaveChangesAsync();

    public Task Remove(Item item)
    {
        db.Remove(item);
        return db.SaveChangesAsync();
    }

    private static async Task<(List<Item>, int)> Page(IQueryable<Item> items, int limit, int offset)
    {
        var newestFirst = items.OrderByDescending(item => item.CreatedAt).ThenBy(item => item.Id);
        return (await newestFirst.Skip(offset).Take(limit).ToListAsync(), await items.CountAsync());
    }
}
