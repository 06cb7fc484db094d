import { code } from '../../../text/code'
import { csharpString } from '../../../text/escape'
import { type DotnetStore, hasData, usings } from './store'

export const redisStore: DotnetStore = {
  className: 'RedisStore',
  driver: { id: 'StackExchange.Redis', version: '2.8.24' },
  config: [{ property: 'RedisUrl', value: 'Env("REDIS_URL")' }],
  configured: 'config.RedisUrl != ""',
  arguments: 'config.RedisUrl',
  source: (project) => {
    const { has, slug } = project
    const data = hasData(project)
    return code`
      ${usings(has('auth') && 'System.Text.Json', 'StackExchange.Redis')}

      namespace App.Store;

      public sealed class RedisStore : IStore
      {
          ${data && `private const string Prefix = ${csharpString(`${slug}:`)};`}

          ${
            has('api') &&
            code`
              /// <summary>Ids of all items, by the time of their creation.</summary>
              private const string Items = Prefix + "items";
            `
          }

          private readonly ConfigurationOptions options;
          private readonly SemaphoreSlim gate = new(1);
          private ConnectionMultiplexer? connection;

          public RedisStore(string url)
          {
              var address = new Uri(url);
              var account = address.UserInfo.Split(':', 2);
              options = new ConfigurationOptions
              {
                  ConnectTimeout = 3000,
                  Ssl = address.Scheme == "rediss",
                  DefaultDatabase = int.TryParse(address.AbsolutePath.Trim('/'), out var number) ? number : 0,
              };
              options.EndPoints.Add(address.Host, address.Port > 0 ? address.Port : 6379);
              if (account.Length > 1)
              {
                  options.Password = Uri.UnescapeDataString(account[1]);
                  options.User = account[0] == "" ? null : Uri.UnescapeDataString(account[0]);
              }
          }

          public async Task Ping()
          {
              await (await Open()).PingAsync();
          }

          ${
            has('api') &&
            code`
              public async Task<ItemPage> ListItems(int limit, long offset)
              {
                  var redis = await Open();
                  var ids = await redis.SortedSetRangeByRankAsync(Items, offset, offset + limit - 1, Order.Descending);
                  var items = new List<Item>();
                  foreach (var id in ids)
                  {
                      var item = await GetItem(id.ToString());
                      if (item != null)
                      {
                          items.Add(item);
                      }
                  }

                  return new ItemPage(items, await redis.SortedSetLengthAsync(Items));
              }

              public async Task<Item?> GetItem(string id)
              {
                  var redis = await Open();
                  var values = new Dictionary<string, string>();
                  foreach (var entry in await redis.HashGetAllAsync(ItemKey(id)))
                  {
                      values[entry.Name.ToString()] = entry.Value.ToString();
                  }

                  return values.ContainsKey("id")
                      ? new Item(values["id"], values["title"], values["done"] == "true", values["createdAt"])
                      : null;
              }

              public async Task CreateItem(Item item)
              {
                  var redis = await Open();
                  var values = new[]
                  {
                      new HashEntry("id", item.Id),
                      new HashEntry("title", item.Title),
                      new HashEntry("done", item.Done ? "true" : "false"),
                      new HashEntry("createdAt", item.CreatedAt),
                  };
                  var score = (Times.Parse(item.CreatedAt) - DateTime.UnixEpoch).TotalMilliseconds;
                  var both = redis.CreateTransaction();
                  var saved = both.HashSetAsync(ItemKey(item.Id), values);
                  var listed = both.SortedSetAddAsync(Items, item.Id, score);
                  await both.ExecuteAsync();
                  await Task.WhenAll(saved, listed);
              }

              public async Task<Item?> UpdateItem(string id, string? title, bool? done)
              {
                  var redis = await Open();
                  if (!await redis.KeyExistsAsync(ItemKey(id)))
                  {
                      return null;
                  }

                  if (title != null)
                  {
                      await redis.HashSetAsync(ItemKey(id), "title", title);
                  }

                  if (done != null)
                  {
                      await redis.HashSetAsync(ItemKey(id), "done", done.Value ? "true" : "false");
                  }

                  return await GetItem(id);
              }

              public async Task<bool> DeleteItem(string id)
              {
                  var redis = await Open();
                  var both = redis.CreateTransaction();
                  var unlisted = both.SortedSetRemoveAsync(Items, id);
                  var deleted = both.KeyDeleteAsync(ItemKey(id));
                  await both.ExecuteAsync();
                  await Task.WhenAll(unlisted, deleted);
                  return await unlisted;
              }
            `
          }

          ${
            has('auth') &&
            code`
              public async Task<bool> CreateUser(User user)
              {
                  var redis = await Open();
                  if (!await redis.StringSetAsync(EmailKey(user.Email), user.Id, null, When.NotExists))
                  {
                      return false;
                  }

                  await redis.StringSetAsync(UserKey(user.Id), JsonSerializer.Serialize(user));
                  return true;
              }

              public async Task<User?> FindUserByEmail(string email)
              {
                  var redis = await Open();
                  return await GetUser(redis, await redis.StringGetAsync(EmailKey(email)));
              }

              public async Task CreateSession(string tokenHash, string userId, string expiresAt)
              {
                  // Redis forgets the session by itself.
                  var redis = await Open();
                  TimeSpan? left = Times.Parse(expiresAt) - DateTime.UtcNow;
                  await redis.StringSetAsync(SessionKey(tokenHash), userId, left);
              }

              public async Task<User?> FindSessionUser(string tokenHash, string now)
              {
                  var redis = await Open();
                  return await GetUser(redis, await redis.StringGetAsync(SessionKey(tokenHash)));
              }

              public async Task DeleteSession(string tokenHash)
              {
                  var redis = await Open();
                  await redis.KeyDeleteAsync(SessionKey(tokenHash));
              }

              private static async Task<User?> GetUser(IDatabase redis, RedisValue id)
              {
                  if (id.IsNull)
                  {
                      return null;
                  }

                  var user = await redis.StringGetAsync(UserKey(id.ToString()));
                  return user.IsNull ? null : JsonSerializer.Deserialize<User>(user.ToString());
              }
            `
          }

          /// <summary>Connects once; a connection that is lost later is opened again by the driver.</summary>
          private async Task<IDatabase> Open()
          {
              await gate.WaitAsync();
              try
              {
                  connection ??= await ConnectionMultiplexer.ConnectAsync(options);
                  return connection.GetDatabase();
              }
              finally
              {
                  gate.Release();
              }
          }

          ${
            has('api') &&
            code`
              private static string ItemKey(string id)
              {
                  return Prefix + "item:" + id;
              }
            `
          }

          ${
            has('auth') &&
            code`
              private static string UserKey(string id)
              {
                  return Prefix + "user:" + id;
              }

              private static string EmailKey(string email)
              {
                  return Prefix + "email:" + email;
              }

              private static string SessionKey(string tokenHash)
              {
                  return Prefix + "session:" + tokenHash;
              }
            `
          }
      }
    `
  },
}
