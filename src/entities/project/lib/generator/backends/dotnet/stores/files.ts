import type { ProjectContext } from '../../../definitions'
import { file, filesOf } from '../../../file'
import { blocks, code } from '../../../text/code'
import { csharpString } from '../../../text/escape'
import { dotnetStore } from '.'
import { memoryFile } from './memory'
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
