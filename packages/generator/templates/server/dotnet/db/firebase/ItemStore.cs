using Google.Cloud.Firestore;

namespace Server;

/// <summary>Each owner has a separate collection, which needs no index over two fields.</summary>
public class ItemStore(FirestoreDb firestore)
{
    public Task<(List<Item> Items, int Total)> Page(Guid ownerId, int limit, int offset) =>
        Page(Of(ownerId), limit, offset);

    public Task<Item?> Find(Guid ownerId, Guid id) => Find(Of(ownerId), id);

    private CollectionReference Of(Guid ownerId) => firestore.Collection($"owners/{ownerId}/items");

    private CollectionReference Home(Item item) => Of(item.OwnerId);

    public Task Add(Item item) => Home(item).Document(item.Id.ToString()).CreateAsync(Fields(item));

    public Task Update(Item item) => Home(item).Document(item.Id.ToString()).SetAsync(Fields(item));

    public Task Remove(Item item) => Home(item).Document(item.Id.ToString()).DeleteAsync();

    private static async Task<(List<Item>, int)> Page(CollectionReference home, int limit, int offset)
    {
        var newestFirst = home.OrderByDescending("createdAt");
        var found = await newestFirst.Offset(offset).Limit(limit).GetSnapshotAsync();
        var total = await home.Count().GetSnapshotAsync();
        return ([.. found.Select(Read)], (int)(total.Count ?? 0));
    }

    private static async Task<Item?> Find(CollectionReference home, Guid id)
    {
        var found = await home.Document(id.ToString()).GetSnapshotAsync();
        return found.Exists ? Read(found) : null;
    }

    private static Dictionary<string, object> Fields(Item item) => new()
    {
        ["ownerId"] = item.OwnerId.ToString(),
        ["title"] = item.Title,
        ["done"] = item.Done,
        ["createdAt"] = item.CreatedAt,
    };

    private static Item Read(DocumentSnapshot found) => new()
    {
        Id = Guid.Parse(found.Id),
        OwnerId = Guid.Parse(found.GetValue<string>("ownerId")),
        Title = found.GetValue<string>("title"),
        Done = found.GetValue<bool>("done"),
        CreatedAt = found.GetValue<DateTime>("createdAt"),
    };
}
