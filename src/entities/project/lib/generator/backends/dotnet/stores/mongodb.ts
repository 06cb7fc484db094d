import { code } from '../../../text/code'
import { type DotnetStore, hasData, usings } from './store'

export const mongodbStore: DotnetStore = {
  className: 'MongodbStore',
  driver: { id: 'MongoDB.Driver', version: '3.1.0' },
  config: [{ property: 'MongodbUri', value: 'Env("MONGODB_URI")' }],
  configured: 'config.MongodbUri != ""',
  arguments: 'config.MongodbUri',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return code`
      ${usings('MongoDB.Bson', 'MongoDB.Driver')}

      namespace App.Store;

      public sealed class MongodbStore : IStore
      {
          private readonly IMongoDatabase database;
          ${has('api') && 'private readonly IMongoCollection<BsonDocument> items;'}
          ${has('auth') && 'private readonly IMongoCollection<BsonDocument> users;\nprivate readonly IMongoCollection<BsonDocument> sessions;'}
          ${data && 'private readonly SemaphoreSlim gate = new(1);\nprivate bool ready;'}

          /// <summary>Connects with the first command. The database is the one that the URI names.</summary>
          public MongodbStore(string uri)
          {
              var settings = MongoClientSettings.FromConnectionString(uri);
              settings.ServerSelectionTimeout = TimeSpan.FromSeconds(3);
              database = new MongoClient(settings).GetDatabase(MongoUrl.Create(uri).DatabaseName ?? "test");
              ${has('api') && 'items = database.GetCollection<BsonDocument>("items");'}
              ${has('auth') && 'users = database.GetCollection<BsonDocument>("users");\nsessions = database.GetCollection<BsonDocument>("sessions");'}
          }

          public async Task Ping()
          {
              await database.RunCommandAsync<BsonDocument>(new BsonDocument("ping", 1));
          }

          ${
            has('api') &&
            code`
              public async Task<ItemPage> ListItems(int limit, long offset)
              {
                  await Ready();
                  var all = Builders<BsonDocument>.Filter.Empty;
                  var newestFirst = Builders<BsonDocument>.Sort.Descending("createdAt").Ascending("_id");
                  var skip = (int)Math.Min(offset, int.MaxValue);
                  var documents = await items.Find(all).Sort(newestFirst).Skip(skip).Limit(limit).ToListAsync();
                  return new ItemPage(documents.Select(ToItem).ToList(), await items.CountDocumentsAsync(all));
              }

              public async Task<Item?> GetItem(string id)
              {
                  await Ready();
                  var document = await items.Find(ById(id)).FirstOrDefaultAsync();
                  return document == null ? null : ToItem(document);
              }

              public async Task CreateItem(Item item)
              {
                  await Ready();
                  await items.InsertOneAsync(new BsonDocument
                  {
                      ["_id"] = item.Id,
                      ["title"] = item.Title,
                      ["done"] = item.Done,
                      ["createdAt"] = item.CreatedAt,
                  });
              }

              public async Task<Item?> UpdateItem(string id, string? title, bool? done)
              {
                  await Ready();
                  var changes = new BsonDocument();
                  if (title != null)
                  {
                      changes["title"] = title;
                  }

                  if (done != null)
                  {
                      changes["done"] = done.Value;
                  }

                  await items.UpdateOneAsync(ById(id), new BsonDocument("$set", changes));
                  return await GetItem(id);
              }

              public async Task<bool> DeleteItem(string id)
              {
                  await Ready();
                  var result = await items.DeleteOneAsync(ById(id));
                  return result.DeletedCount == 1;
              }
            `
          }

          ${
            has('auth') &&
            code`
              public async Task<bool> CreateUser(User user)
              {
                  await Ready();
                  try
                  {
                      await users.InsertOneAsync(new BsonDocument
                      {
                          ["_id"] = user.Id,
                          ["email"] = user.Email,
                          ["passwordHash"] = user.PasswordHash,
                          ["createdAt"] = user.CreatedAt,
                      });
                      return true;
                  }
                  catch (MongoWriteException error) when (error.WriteError.Category == ServerErrorCategory.DuplicateKey)
                  {
                      return false;
                  }
              }

              public async Task<User?> FindUserByEmail(string email)
              {
                  await Ready();
                  var byEmail = Builders<BsonDocument>.Filter.Eq("email", email);
                  var document = await users.Find(byEmail).FirstOrDefaultAsync();
                  return document == null ? null : ToUser(document);
              }

              public async Task CreateSession(string tokenHash, string userId, string expiresAt)
              {
                  await Ready();
                  await sessions.InsertOneAsync(new BsonDocument
                  {
                      ["_id"] = tokenHash,
                      ["userId"] = userId,
                      ["expiresAt"] = new BsonDateTime(Times.Parse(expiresAt)),
                  });
              }

              public async Task<User?> FindSessionUser(string tokenHash, string now)
              {
                  await Ready();
                  var session = await sessions.Find(ById(tokenHash)).FirstOrDefaultAsync();
                  if (session == null || session["expiresAt"].ToUniversalTime() <= Times.Parse(now))
                  {
                      return null;
                  }

                  var document = await users.Find(ById(session["userId"].AsString)).FirstOrDefaultAsync();
                  return document == null ? null : ToUser(document);
              }

              public async Task DeleteSession(string tokenHash)
              {
                  await Ready();
                  await sessions.DeleteOneAsync(ById(tokenHash));
              }
            `
          }

          ${
            data &&
            code`
              /// <summary>Creates the indexes before the first command.</summary>
              private async Task Ready()
              {
                  await gate.WaitAsync();
                  try
                  {
                      if (ready)
                      {
                          return;
                      }

                      var keys = Builders<BsonDocument>.IndexKeys;
                      ${
                        has('api') &&
                        code`
                          await items.Indexes.CreateOneAsync(
                              new CreateIndexModel<BsonDocument>(keys.Descending("createdAt").Ascending("_id")));
                        `
                      }
                      ${
                        has('auth') &&
                        code`
                          var unique = new CreateIndexOptions { Unique = true };
                          await users.Indexes.CreateOneAsync(
                              new CreateIndexModel<BsonDocument>(keys.Ascending("email"), unique));
                          var expire = new CreateIndexOptions { ExpireAfter = TimeSpan.Zero };
                          await sessions.Indexes.CreateOneAsync(
                              new CreateIndexModel<BsonDocument>(keys.Ascending("expiresAt"), expire));
                        `
                      }
                      ready = true;
                  }
                  finally
                  {
                      gate.Release();
                  }
              }

              private static FilterDefinition<BsonDocument> ById(string id)
              {
                  return Builders<BsonDocument>.Filter.Eq("_id", id);
              }
            `
          }

          ${
            has('api') &&
            code`
              private static Item ToItem(BsonDocument document)
              {
                  return new Item(
                      document["_id"].AsString,
                      document["title"].AsString,
                      document["done"].AsBoolean,
                      document["createdAt"].AsString);
              }
            `
          }

          ${
            has('auth') &&
            code`
              private static User ToUser(BsonDocument document)
              {
                  return new User(
                      document["_id"].AsString,
                      document["email"].AsString,
                      document["passwordHash"].AsString,
                      document["createdAt"].AsString);
              }
            `
          }
      }
    `
  },
}
