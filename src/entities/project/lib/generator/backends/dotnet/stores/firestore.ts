import { code } from '../../../text/code'

/** Members of `FirebaseStore` for items. */
export const FIRESTORE_ITEMS = code`
  public async Task<ItemPage> ListItems(int limit, long offset)
  {
      var source = new[] { new { collectionId = "items" } };
      var newest = new { field = new { fieldPath = "createdAt" }, direction = "DESCENDING" };
      var page = new { @from = source, orderBy = new[] { newest }, offset = Math.Min(offset, int.MaxValue), limit };
      var rows = await Send(HttpMethod.Post, ":runQuery", new { structuredQuery = page });
      var items = new List<Item>();
      foreach (var row in rows!.Value.EnumerateArray())
      {
          // An empty answer has one row without a document.
          if (row.TryGetProperty("document", out var document))
          {
              items.Add(ToItem(document));
          }
      }

      var count = new { alias = "total", count = new { } };
      var counting = new { structuredQuery = new { @from = source }, aggregations = new[] { count } };
      var path = ":runAggregationQuery";
      var counted = await Send(HttpMethod.Post, path, new { structuredAggregationQuery = counting });
      var result = counted!.Value[0].GetProperty("result").GetProperty("aggregateFields");
      var total = result.GetProperty("total").GetProperty("integerValue").GetString();
      return new ItemPage(items, long.Parse(total!));
  }

  public async Task<Item?> GetItem(string id)
  {
      var document = await Send(HttpMethod.Get, PathOf("items", id), null, 404);
      return document == null ? null : ToItem(document.Value);
  }

  public async Task CreateItem(Item item)
  {
      await Create("items", item.Id, new Dictionary<string, object>
      {
          ["id"] = item.Id,
          ["title"] = item.Title,
          ["done"] = item.Done,
          ["createdAt"] = item.CreatedAt,
      });
  }

  public async Task<Item?> UpdateItem(string id, string? title, bool? done)
  {
      var changes = new Dictionary<string, object>();
      if (title != null)
      {
          changes["title"] = title;
      }

      if (done != null)
      {
          changes["done"] = done.Value;
      }

      var mask = string.Concat(changes.Keys.Select(name => "&updateMask.fieldPaths=" + name));
      var path = PathOf("items", id) + "?currentDocument.exists=true" + mask;
      var document = await Send(HttpMethod.Patch, path, Fields(changes), 404);
      return document == null ? null : ToItem(document.Value);
  }

  public async Task<bool> DeleteItem(string id)
  {
      var path = PathOf("items", id) + "?currentDocument.exists=true";
      return await Send(HttpMethod.Delete, path, null, 404) != null;
  }

  private static Item ToItem(JsonElement document)
  {
      var done = document.GetProperty("fields").GetProperty("done").GetProperty("booleanValue").GetBoolean();
      return new Item(Text(document, "id"), Text(document, "title"), done, Text(document, "createdAt"));
  }
`

/** Members of `FirebaseStore` for accounts and sessions. */
export const FIRESTORE_USERS = code`
  public Task<bool> CreateUser(User user)
  {
      // The id of the document is made from the address, which keeps it unique.
      return Create("users", EmailId(user.Email), new Dictionary<string, object>
      {
          ["id"] = user.Id,
          ["email"] = user.Email,
          ["passwordHash"] = user.PasswordHash,
          ["createdAt"] = user.CreatedAt,
      });
  }

  public async Task<User?> FindUserByEmail(string email)
  {
      var document = await Send(HttpMethod.Get, PathOf("users", EmailId(email)), null, 404);
      return document == null ? null : ToUser(document.Value);
  }

  public async Task CreateSession(string tokenHash, string userId, string expiresAt)
  {
      await Create("sessions", tokenHash, new Dictionary<string, object>
      {
          ["userId"] = userId,
          ["expiresAt"] = expiresAt,
      });
  }

  public async Task<User?> FindSessionUser(string tokenHash, string now)
  {
      var session = await Send(HttpMethod.Get, PathOf("sessions", tokenHash), null, 404);
      if (session == null || string.CompareOrdinal(Text(session.Value, "expiresAt"), now) <= 0)
      {
          return null;
      }

      var query = new
      {
          @from = new[] { new { collectionId = "users" } },
          @where = new { fieldFilter = SameId(Text(session.Value, "userId")) },
          limit = 1,
      };
      var rows = await Send(HttpMethod.Post, ":runQuery", new { structuredQuery = query });
      return rows!.Value[0].TryGetProperty("document", out var document) ? ToUser(document) : null;
  }

  public async Task DeleteSession(string tokenHash)
  {
      await Send(HttpMethod.Delete, PathOf("sessions", tokenHash));
  }

  private static object SameId(string id)
  {
      return new { field = new { fieldPath = "id" }, op = "EQUAL", value = new { stringValue = id } };
  }

  private static string EmailId(string email)
  {
      return Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(email))).ToLowerInvariant();
  }

  private static User ToUser(JsonElement document)
  {
      return new User(
          Text(document, "id"),
          Text(document, "email"),
          Text(document, "passwordHash"),
          Text(document, "createdAt"));
  }
`
