import { code } from '../../../text/code'
import { SUPABASE_ANSWER } from './postgrest'
import { type DotnetStore, hasData, usings } from './store'

export const supabaseStore: DotnetStore = {
  className: 'SupabaseStore',
  config: [
    { property: 'SupabaseUrl', value: 'Env("SUPABASE_URL")' },
    { property: 'SupabaseServiceKey', value: 'Env("SUPABASE_SERVICE_KEY")' },
  ],
  configured: 'config.SupabaseUrl != "" && config.SupabaseServiceKey != ""',
  arguments: 'config.SupabaseUrl, config.SupabaseServiceKey',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    const table = has('api') ? 'items' : has('auth') ? 'app_users' : 'health'
    return code`
      ${usings('System.Text', 'System.Text.Json')}

      namespace App.Store;

      /// <summary>The tables of a Supabase project over its REST interface.</summary>
      public sealed class SupabaseStore : IStore
      {
          private const string TableMissing = "PGRST205";
          ${has('auth') && 'private const string UniqueViolation = "23505";'}

          private readonly HttpClient client = new() { Timeout = TimeSpan.FromSeconds(5) };
          private readonly string address;
          private readonly string key;

          public SupabaseStore(string url, string serviceKey)
          {
              address = url.TrimEnd('/') + "/rest/v1/";
              key = serviceKey;
          }

          public async Task Ping()
          {
              var answer = await Send(HttpMethod.Get, "${table}?limit=1");
              ${
                data
                  ? code`
                      if (answer.Code == TableMissing)
                      {
                          throw new InvalidOperationException("Run supabase/schema.sql in the SQL editor first.");
                      }

                      answer.Succeed();
                    `
                  : code`
                      // This project has no tables yet, so that answer is as good as any other.
                      if (answer.Code != TableMissing)
                      {
                          answer.Succeed();
                      }
                    `
              }
          }

          ${
            has('api') &&
            code`
              public async Task<ItemPage> ListItems(int limit, long offset)
              {
                  var page = await Send(HttpMethod.Get, $"items?order=created_at.desc,id&limit={limit}&offset={offset}");
                  var items = page.Succeed().Select(ToItem).ToList();
                  var count = await Send(HttpMethod.Get, "items?select=id&limit=1", prefer: "count=exact");
                  count.Succeed();
                  // The header says 0-0/7, or */0 for an empty table.
                  var total = count.Range.Substring(count.Range.LastIndexOf('/') + 1);
                  return new ItemPage(items, long.TryParse(total, out var number) ? number : 0);
              }

              public async Task<Item?> GetItem(string id)
              {
                  return First(await Send(HttpMethod.Get, "items?id=eq." + Uri.EscapeDataString(id)));
              }

              public async Task CreateItem(Item item)
              {
                  var row = new { id = item.Id, title = item.Title, done = item.Done, created_at = item.CreatedAt };
                  var answer = await Send(HttpMethod.Post, "items", row);
                  answer.Succeed();
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

                  return First(await Send(HttpMethod.Patch, "items?id=eq." + Uri.EscapeDataString(id), changes));
              }

              public async Task<bool> DeleteItem(string id)
              {
                  var answer = await Send(HttpMethod.Delete, "items?id=eq." + Uri.EscapeDataString(id));
                  return answer.Succeed().Count > 0;
              }

              private static Item? First(SupabaseAnswer answer)
              {
                  var rows = answer.Succeed();
                  return rows.Count == 0 ? null : ToItem(rows[0]);
              }

              private static Item ToItem(JsonElement row)
              {
                  return new Item(
                      row.GetProperty("id").GetString()!,
                      row.GetProperty("title").GetString()!,
                      row.GetProperty("done").GetBoolean(),
                      Times.Iso(Times.Parse(row.GetProperty("created_at").GetString()!)));
              }
            `
          }

          ${
            has('auth') &&
            code`
              public async Task<bool> CreateUser(User user)
              {
                  var answer = await Send(HttpMethod.Post, "app_users", new
                  {
                      id = user.Id,
                      email = user.Email,
                      password_hash = user.PasswordHash,
                      created_at = user.CreatedAt,
                  });
                  if (answer.Code == UniqueViolation)
                  {
                      return false;
                  }

                  answer.Succeed();
                  return true;
              }

              public Task<User?> FindUserByEmail(string email)
              {
                  return FindUser("email", email);
              }

              public async Task CreateSession(string tokenHash, string userId, string expiresAt)
              {
                  var old = await Send(HttpMethod.Delete, "app_sessions?expires_at=lt." + Times.Now());
                  old.Succeed();
                  var row = new { token_hash = tokenHash, user_id = userId, expires_at = expiresAt };
                  var answer = await Send(HttpMethod.Post, "app_sessions", row);
                  answer.Succeed();
              }

              public async Task<User?> FindSessionUser(string tokenHash, string now)
              {
                  var answer = await Send(HttpMethod.Get, $"app_sessions?token_hash=eq.{tokenHash}&expires_at=gt.{now}");
                  var sessions = answer.Succeed();
                  return sessions.Count == 0 ? null : await FindUser("id", sessions[0].GetProperty("user_id").GetString()!);
              }

              public async Task DeleteSession(string tokenHash)
              {
                  var answer = await Send(HttpMethod.Delete, "app_sessions?token_hash=eq." + tokenHash);
                  answer.Succeed();
              }

              private async Task<User?> FindUser(string column, string value)
              {
                  var answer = await Send(HttpMethod.Get, $"app_users?{column}=eq.{Uri.EscapeDataString(value)}");
                  var rows = answer.Succeed();
                  if (rows.Count == 0)
                  {
                      return null;
                  }

                  return new User(
                      rows[0].GetProperty("id").GetString()!,
                      rows[0].GetProperty("email").GetString()!,
                      rows[0].GetProperty("password_hash").GetString()!,
                      Times.Iso(Times.Parse(rows[0].GetProperty("created_at").GetString()!)));
              }
            `
          }

          private async Task<SupabaseAnswer> Send(
              HttpMethod method,
              string path,
              object? row = null,
              string prefer = "return=representation")
          {
              using var request = new HttpRequestMessage(method, address + path);
              request.Headers.TryAddWithoutValidation("apikey", key);
              request.Headers.TryAddWithoutValidation("Authorization", "Bearer " + key);
              request.Headers.TryAddWithoutValidation("Prefer", prefer);
              if (row != null)
              {
                  request.Content = new StringContent(JsonSerializer.Serialize(row), Encoding.UTF8, "application/json");
              }

              using var response = await client.SendAsync(request);
              var body = await response.Content.ReadAsStringAsync();
              // Without validation, because PostgREST leaves out the unit that the header has elsewhere.
              var headers = response.Content.Headers.NonValidated;
              var range = headers.TryGetValues("Content-Range", out var values) ? values.ToString() : "";
              return new SupabaseAnswer((int)response.StatusCode, body, range);
          }
      }

      ${SUPABASE_ANSWER}
    `
  },
}
