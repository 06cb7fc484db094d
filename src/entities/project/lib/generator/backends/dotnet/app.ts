import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code, lines } from '../../text/code'

/** `src/Program.cs` */
export function programFile() {
  return file(
    'src/Program.cs',
    code`
      using App.Store;
      using Microsoft.AspNetCore.Connections;

      namespace App;

      public static class Program
      {
          public static async Task<int> Main(string[] args)
          {
              Config config;
              Database database;
              try
              {
                  config = Config.Read(EnvironmentFile.Read(Folders.Project));
                  database = Database.Open(config);
              }
              catch (FormatException error)
              {
                  Console.Error.WriteLine(error.Message);
                  return 1;
              }

              if (args.Contains("health"))
              {
                  return await AskHealth(config.Port);
              }

              await using var app = AppServer.Create(config, database);
              try
              {
                  await app.StartAsync();
              }
              catch (Exception error) when (error is IOException or System.Net.Sockets.SocketException)
              {
                  var inUse = error.InnerException is AddressInUseException;
                  Console.Error.WriteLine(
                      inUse ? $"Port {config.Port} is in use. Set PORT to another one." : error.Message);
                  return 1;
              }

              Console.WriteLine($"{config.Name} is running at http://localhost:{new Uri(app.Urls.First()).Port}");
              if (!database.Configured)
              {
                  Console.WriteLine(database.Note);
              }

              // Until Ctrl-C or SIGTERM; requests that have begun are answered first.
              await app.WaitForShutdownAsync();
              return 0;
          }

          /// <summary>The health check of the container, whose image has no other HTTP client.</summary>
          private static async Task<int> AskHealth(int port)
          {
              using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(4) };
              try
              {
                  using var response = await client.GetAsync($"http://127.0.0.1:{port}/api/health");
                  return response.IsSuccessStatusCode ? 0 : 1;
              }
              catch (Exception error) when (error is HttpRequestException or TaskCanceledException)
              {
                  return 1;
              }
          }
      }
    `,
  )
}

/** `src/AppServer.cs` */
export function appFile({ has }: ProjectContext) {
  const usesBodies = has('api') || has('auth') || has('ai')
  const guarded = (handler: string) => (has('auth') ? `sessions.Required(${handler})` : handler)
  return file(
    'src/AppServer.cs',
    code`
      ${lines(has('ai') && 'using App.Ai;', has('auth') && 'using App.Auth;')}
      using App.Http;
      using App.Store;

      namespace App;

      /// <summary>The whole server, not started yet.</summary>
      public static class AppServer
      {
          private static readonly string[] Get = { "GET", "HEAD" };
          ${
            usesBodies &&
            lines(
              'private static readonly string[] Post = { "POST" };',
              has('api') && 'private static readonly string[] Patch = { "PATCH" };',
              has('api') && 'private static readonly string[] Delete = { "DELETE" };',
            )
          }

          /// <param name="config">What the environment decides.</param>
          /// <param name="database">The database, or memory in its place.</param>
          /// <param name="log">One line per request on the console; by default outside production.</param>
          /// <param name="webFolder">Where the built web app lies.</param>
          ${has('ai') && '/// <param name="provider">What answers in place of the AI provider.</param>'}
          public static WebApplication Create(
              Config config,
              Database database,
              bool? log = null,
              string? webFolder = null${has('ai') && ',\nHttpMessageHandler? provider = null'})
          {
              var builder = WebApplication.CreateBuilder(new WebApplicationOptions
              {
                  ContentRootPath = AppContext.BaseDirectory,
                  Args = new[] { "--hostBuilder:reloadConfigOnChange=false" },
              });
              builder.Logging.ClearProviders();
              builder.Services.Configure<HostOptions>(options => options.ShutdownTimeout = TimeSpan.FromSeconds(5));
              builder.WebHost.ConfigureKestrel(options =>
              {
                  options.AddServerHeader = false;
                  options.Listen(config.Address, config.Port);
              });

              var app = builder.Build();
              var errors = new Errors(config, database);
              var web = new WebApp(webFolder);

              app.Use((context, next) => Answer.WithSecurityHeaders(context, next));
              if (log ?? !config.Production)
              {
                  app.Use((context, next) => Log.Request(context, next));
              }

              app.Use((context, next) => errors.Catch(context, next));
              app.Use((context, next) => IsApi(context) ? next(context) : web.Send(context));
              ${usesBodies && 'app.Use((context, next) => Body.Limit(context, next));'}

              app.MapMethods("/api/health", Get, context => Health.Send(context, config, database));

              ${
                has('auth') &&
                code`
                  var sessions = new Sessions(database.Store);
                  var auth = new AuthRoutes(database.Store, sessions);
                  app.MapMethods("/api/auth/sign-up", Post, auth.SignUp);
                  app.MapMethods("/api/auth/sign-in", Post, auth.SignIn);
                  app.MapMethods("/api/auth/sign-out", Post, auth.SignOut);
                  app.MapMethods("/api/auth/me", Get, auth.Me);
                `
              }

              ${
                has('api') &&
                code`
                  var items = new ItemRoutes(database.Store);
                  app.MapMethods("/api/items", Get, items.List);
                  app.MapMethods("/api/items", Post, ${guarded('items.Create')});
                  app.MapMethods("/api/items/{id}", Get, items.Get);
                  app.MapMethods("/api/items/{id}", Patch, ${guarded('items.Update')});
                  app.MapMethods("/api/items/{id}", Delete, ${guarded('items.Delete')});
                `
              }

              ${
                has('ai') &&
                code`
                  var ai = new AiRoutes(config, provider ?? new HttpClientHandler());
                  app.MapMethods("/api/ai/status", Get, ai.Status);
                  ${
                    has('auth')
                      ? code`
                          // Without a key it says that it is off, to everyone.
                          RequestDelegate chat = ai.Chat;
                          app.MapMethods("/api/ai/chat", Post, config.AiApiKey == "" ? chat : sessions.Required(chat));
                        `
                      : 'app.MapMethods("/api/ai/chat", Post, ai.Chat);'
                  }
                `
              }

              ${
                has('docs') &&
                code`
                  app.MapMethods("/api/openapi.json", Get, Docs.Description);
                  app.MapMethods("/api/docs", Get, Docs.Page);
                `
              }

              return app;
          }

          private static bool IsApi(HttpContext context)
          {
              return context.Request.Path.StartsWithSegments("/api");
          }
      }
    `,
  )
}
