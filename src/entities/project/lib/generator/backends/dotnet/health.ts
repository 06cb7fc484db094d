import { file } from '../../file'
import { code } from '../../text/code'

/** `src/Health.cs` */
export function healthFile() {
  return file(
    'src/Health.cs',
    code`
      using System.Diagnostics;
      using System.Text.Json.Serialization;
      using App.Http;
      using App.Store;

      namespace App;

      public sealed record DatabaseHealth(
          string Type,
          bool Configured,
          string Status,
          [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? Message);

      public static class Health
      {
          private const string Silence = "The database does not answer.";

          private static readonly TimeSpan PingTimeout = TimeSpan.FromSeconds(2);

          private static readonly Stopwatch Uptime = Stopwatch.StartNew();

          public static async Task Send(HttpContext context, Config config, Database database)
          {
              var health = await OfDatabase(database, config.Production);
              await Answer.Json(context, new
              {
                  status = health.Status == "unreachable" ? "degraded" : "ok",
                  name = config.Name,
                  version = config.Version,
                  environment = config.Environment,
                  uptimeSeconds = (long)Uptime.Elapsed.TotalSeconds,
                  database = health,
              });
          }

          /// <summary>Asks the database for a sign of life and waits two seconds for it at most.</summary>
          public static async Task<DatabaseHealth> OfDatabase(Database database, bool production)
          {
              if (!database.Configured)
              {
                  return new DatabaseHealth(database.Type, false, "not configured", database.Note);
              }

              try
              {
                  // On another thread, because some drivers wait for the network before they return a task.
                  await Task.Run(() => database.Store.Ping()).WaitAsync(PingTimeout);
                  return new DatabaseHealth(database.Type, true, "ok", null);
              }
              catch (Exception error)
              {
                  // What a driver says may name hosts and accounts, which is nobody's business in production.
                  var message = production || error.Message == "" ? Silence : error.Message;
                  return new DatabaseHealth(database.Type, true, "unreachable", message);
              }
          }
      }
    `,
  )
}
