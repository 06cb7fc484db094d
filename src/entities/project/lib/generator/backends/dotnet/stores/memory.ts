import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/Store/MemoryStore.cs` */
export function memoryFile({ has }: ProjectContext) {
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
