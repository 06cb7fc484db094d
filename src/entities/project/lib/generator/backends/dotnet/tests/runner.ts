import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code, lines } from '../../../text/code'

/** `test/Program.cs` */
export function runnerFile({ has }: ProjectContext) {
  return file(
    'test/Program.cs',
    code`
      using App.Http;

      namespace App.Tests;

      /// <summary>Collects tests and runs them one after the other.</summary>
      public sealed class Runner
      {
          private readonly List<(string Name, Func<Task> Run)> tests = new();

          public void Add(string name, Func<Task> run)
          {
              tests.Add((name, run));
          }

          /// <summary>Runs the tests whose name has this part; false when one failed or there was none.</summary>
          public async Task<bool> Run(string part)
          {
              var passed = 0;
              var failed = 0;
              foreach (var (name, run) in tests.Where(test => test.Name.Contains(part)))
              {
                  try
                  {
                      await run();
                      passed += 1;
                      Console.WriteLine("ok    " + name);
                  }
                  catch (Exception error)
                  {
                      failed += 1;
                      Console.WriteLine("FAIL  " + name);
                      Console.WriteLine(error);
                  }
              }

              Console.WriteLine();
              Console.WriteLine($"{passed} passed, {failed} failed");
              return failed == 0 && passed > 0;
          }
      }

      public static class Program
      {
          public static async Task<int> Main(string[] args)
          {
              Log.Silent = true;
              var runner = new Runner();
              AppTests.AddTo(runner);
              ${lines(
                has('api') && 'ItemTests.AddTo(runner);',
                has('auth') && 'AuthTests.AddTo(runner);',
                has('ai') && 'AiTests.AddTo(runner);',
              )}
              return await runner.Run(args.Length > 0 ? args[0] : "") ? 0 : 1;
          }
      }
    `,
  )
}

/** `test/Check.cs` */
export function checkFile() {
  return file(
    'test/Check.cs',
    code`
      namespace App.Tests;

      /// <summary>What a test expects; throws when it is not so.</summary>
      public static class Check
      {
          public static void Equal<T>(T expected, T actual)
          {
              if (!EqualityComparer<T>.Default.Equals(expected, actual))
              {
                  throw new InvalidOperationException($"Expected {expected}, got {actual}.");
              }
          }

          public static void Contains(string part, string text)
          {
              if (!text.Contains(part))
              {
                  throw new InvalidOperationException($"Expected {part} in {text}.");
              }
          }

          public static void Lacks(string part, string text)
          {
              if (text.Contains(part))
              {
                  throw new InvalidOperationException($"Expected no {part} in {text}.");
              }
          }
      }
    `,
  )
}

/** `test/BrokenStore.cs` */
export function brokenStoreFile({ has }: ProjectContext) {
  return file(
    'test/BrokenStore.cs',
    code`
      using App.Store;

      namespace App.Tests;

      /// <summary>A store whose database does not answer.</summary>
      public sealed class BrokenStore : IStore
      {
          private readonly string message;

          public BrokenStore(string message)
          {
              this.message = message;
          }

          public Task Ping() => throw Failure();

          ${
            has('api') &&
            code`
              public Task<ItemPage> ListItems(int limit, long offset) => throw Failure();

              public Task<Item?> GetItem(string id) => throw Failure();

              public Task CreateItem(Item item) => throw Failure();

              public Task<Item?> UpdateItem(string id, string? title, bool? done) => throw Failure();

              public Task<bool> DeleteItem(string id) => throw Failure();
            `
          }

          ${
            has('auth') &&
            code`
              public Task<bool> CreateUser(User user) => throw Failure();

              public Task<User?> FindUserByEmail(string email) => throw Failure();

              public Task CreateSession(string tokenHash, string userId, string expiresAt) => throw Failure();

              public Task<User?> FindSessionUser(string tokenHash, string now) => throw Failure();

              public Task DeleteSession(string tokenHash) => throw Failure();
            `
          }

          private InvalidOperationException Failure()
          {
              return new InvalidOperationException(message);
          }
      }
    `,
  )
}
