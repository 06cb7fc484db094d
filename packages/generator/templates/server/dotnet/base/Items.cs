using System.Security.Claims;

namespace Server;

public record NewItem(string Title);
public record ItemChanges(string? Title = null, bool? Done = null);
public record ItemAnswer(Guid Id, string Title, bool Done, DateTime CreatedAt);
public record ItemPage(IEnumerable<ItemAnswer> Items, int Total);

public static class Items
{
    public static void MapItems(this WebApplication app)
    {
        var items = app.MapGroup("/api/items").RequireAuthorization();

        items.MapGet("", async (ItemStore store, ClaimsPrincipal user, int limit = 20, int offset = 0) =>
        {
            if (limit is < 1 or > 100 || offset < 0)
                throw Refusal.BadRequest("limit is from 1 to 100, and offset 0 or more.");
            var (found, total) = await store.Page(user.Id(), limit, offset);
            return new ItemPage(found.Select(Answer), total);
        });

        items.MapPost("", async (NewItem body, ItemStore store, ClaimsPrincipal user) =>
        {
            var item = new Item { OwnerId = user.Id(), Title = Clean(body.Title) };
            await store.Add(item);
            return TypedResults.Created($"/api/items/{item.Id}", Answer(item));
        });

        items.MapPatch("/{id}", async (string id, ItemChanges body, ItemStore store, ClaimsPrincipal user) =>
        {
            var item = await Find(store, user, id);
            if (body.Title is not null) item.Title = Clean(body.Title);
            item.Done = body.Done ?? item.Done;
            await store.Update(item);
            return Answer(item);
        });

        items.MapDelete("/{id}", async (string id, ItemStore store, ClaimsPrincipal user) =>
        {
            await store.Remove(await Find(store, user, id));
            return TypedResults.NoContent();
        });
    }

    private static async Task<Item> Find(ItemStore store, ClaimsPrincipal user, string id) =>
        Guid.TryParse(id, out var key) ? await store.Find(user.Id(), key) ?? throw Refusal.NotFound() : throw Refusal.NotFound();

    private static string Clean(string title) =>
        title.Trim() is var clean && clean.Fits(1, 200)
            ? clean
            : throw Refusal.BadRequest("The title must be 1 to 200 characters long.");

    private static ItemAnswer Answer(Item item) => new(item.Id, item.Title, item.Done, item.CreatedAt);
}
