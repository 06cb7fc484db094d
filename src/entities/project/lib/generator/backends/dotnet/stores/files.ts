import type { ProjectContext } from '../../../definitions'
import { file, filesOf } from '../../../file'
import { blocks, code } from '../../../text/code'
import { csharpString } from '../../../text/escape'
import { dotnetStore } from '.'
import { hasData } from './store'

/** `src/Store/`: the interface, the database, and memory for when it is not configured. */
export function storeFiles(project: ProjectContext) {
  const store = dotnetStore(project)
  return filesOf(
    interfaceFile(project),
    hasData(project) && modelsFile(project),
    databaseFile(project),
    memoryFile(project),
    file(`src/Store/${store.className}.cs`, store.source(project)),
  )
}

function modelsFile({ has }: ProjectContext) {
  return file(
    'src/Store/Models.cs',
    blocks(
      'namespace App.Store;',
      has('api') &&
        code`
          /// <summary>The time is ISO 8601, as all times here.</summary>
          public sealed record Item(string Id, string Title, bool Done, string CreatedAt);
        `,
      has('api') && 'public sealed record ItemPage(IReadOnlyList<Item> Items, long Total);',
      has('auth') &&
        code`
          /// <summary>The address is in lower case and unique.</summary>
          public sealed record User(string Id, string Email, string PasswordHash, string CreatedAt);
        `,
    ),
  )
}

function interfaceFile({ has }: ProjectContext) {
  return file(
    'src/Store/IStore.cs',
    code`
      namespace App.Store;

      /// <summary>What the server needs from a database. Every method fails when the database cannot be reached.</summary>
      public interface IStore
      {
          Task Ping();

          ${
            has('api') &&
            code`
              /// <summary>Newest first, with the number of all items.</summary>
              Task<ItemPage> ListItems(int limit, long offset);

              Task<Item?> GetItem(string id);

              Task CreateItem(Item item);

              /// <summary>Null leaves a value as it is. The changed item, or null without such an item.</summary>
              Task<Item?> UpdateItem(string id, string? title, bool? done);

              /// <summary>False without such an item.</summary>
              Task<bool> DeleteItem(string id);
            `
          }

          ${
            has('auth') &&
            code`
              /// <summary>False when the e-mail address is taken.</summary>
              Task<bool> CreateUser(User user);

              Task<User?> FindUserByEmail(string email);

              Task CreateSession(string tokenHash, string userId, string expiresAt);

              /// <summary>Whose session it is, unless it ended before now.</summary>
              Task<User?> FindSessionUser(string tokenHash, string now);

              Task DeleteSession(string tokenHash);
            `
          }
      }
    `,
  )
}

function databaseFile(project: ProjectContext) {
  const store = dotnetStore(project)
  const { label, required } = project.database
  const note = hasData(project)
    ? `Data is kept in memory and is gone after a restart. Set ${required} to keep it in ${label}.`
    : `Set ${required} to connect ${label}.`
  return file(
    'src/Store/Database.cs',
    code`
      namespace App.Store;

      public sealed class Database
      {
          private const string ThisType = ${csharpString(label)};

          private const string ThisNote =
              ${csharpString(note)};

          public Database(string type, bool configured, IStore store, string note)
          {
              Type = type;
              Configured = configured;
              Store = store;
              Note = note;
          }

          public string Type { get; }

          public bool Configured { get; }

          public IStore Store { get; }

          /// <summary>Said to people when no database is configured.</summary>
          public string Note { get; }

          /// <summary>${label} when it is configured, memory otherwise. Nothing is connected yet.</summary>
          public static Database Open(Config config)
          {
              if (${store.configured})
              {
                  return new Database(ThisType, true, new ${store.className}(${store.arguments}), ThisNote);
              }

              return new Database(ThisType, false, new MemoryStore(), ThisNote);
          }
      }
    `,
  )
}

function memoryFile({ has }: ProjectContext) {
  const data = has('api') || has('auth')
  return file(
    'src/Store/MemoryStore.cs',
    code`
      namespace App.Store;

      /// <summary>Keeps everything in this process: for tests, and for a start without a database.</summary>
      public sealed class MemoryStore : IStore
      {
          ${data && 'private readonly object gate = new();'}
          ${has('api') && 'private readonly List<Item> items = new();'}
          ${has('auth') && 'private readonly Dictionary<string, User> users = new();\nprivate readonly Dictionary<string, (string UserId, string ExpiresAt)> sessions = new();'}

          public Task Ping()
          {
              return Task.CompletedTask;
          }

          ${
            has('api') &&
            code`
              public Task<ItemPage> ListItems(int limit, long offset)
              {
                  lock (gate)
                  {
                      var skip = (int)Math.Min(offset, int.MaxValue);
                      var page = Enumerable.Reverse(items).Skip(skip).Take(limit).ToList();
                      return Task.FromResult(new ItemPage(page, items.Count));
                  }
              }

              public Task<Item?> GetItem(string id)
              {
                  lock (gate)
                  {
                      return Task.FromResult(items.FirstOrDefault(item => item.Id == id));
                  }
              }

              public Task CreateItem(Item item)
              {
                  lock (gate)
                  {
                      items.Add(item);
                      return Task.CompletedTask;
                  }
              }

              public Task<Item?> UpdateItem(string id, string? title, bool? done)
              {
                  lock (gate)
                  {
                      var index = items.FindIndex(item => item.Id == id);
                      if (index < 0)
                      {
                          return Task.FromResult<Item?>(null);
                      }

                      var item = items[index];
                      items[index] = item with { Title = title ?? item.Title, Done = done ?? item.Done };
                      return Task.FromResult<Item?>(items[index]);
                  }
              }

              public Task<bool> DeleteItem(string id)
              {
                  lock (gate)
                  {
                      return Task.FromResult(items.RemoveAll(item => item.Id == id) > 0);
                  }
              }
            `
          }

          ${
            has('auth') &&
            code`
              public Task<bool> CreateUser(User user)
              {
                  lock (gate)
                  {
                      return Task.FromResult(users.TryAdd(user.Email, user));
                  }
              }

              public Task<User?> FindUserByEmail(string email)
              {
                  lock (gate)
                  {
                      return Task.FromResult(users.GetValueOrDefault(email));
                  }
              }

              public Task CreateSession(string tokenHash, string userId, string expiresAt)
              {
                  lock (gate)
                  {
                      sessions[tokenHash] = (userId, expiresAt);
                      return Task.CompletedTask;
                  }
              }

              public Task<User?> FindSessionUser(string tokenHash, string now)
              {
                  lock (gate)
                  {
                      var known = sessions.TryGetValue(tokenHash, out var session);
                      if (!known || string.CompareOrdinal(session.ExpiresAt, now) <= 0)
                      {
                          return Task.FromResult<User?>(null);
                      }

                      return Task.FromResult(users.Values.FirstOrDefault(user => user.Id == session.UserId));
                  }
              }

              public Task DeleteSession(string tokenHash)
              {
                  lock (gate)
                  {
                      sessions.Remove(tokenHash);
                      return Task.CompletedTask;
                  }
              }
            `
          }
      }
    `,
  )
}
