import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'
import { csharpString } from '../../../text/escape'

/** `test/AppTests.cs`: health, errors, static files, documentation. */
export function appTest({ has, database, frontend, title }: ProjectContext) {
  const spa = frontend.fallback.status === 200
  return file(
    'test/AppTests.cs',
    code`
      namespace App.Tests;

      public static class AppTests
      {
          public static void AddTo(Runner runner)
          {
              runner.Add("health says what runs and that no database is configured", async () =>
              {
                  await using var server = await TestServer.Start(Variables("APP_ENV", "staging"));
                  var reply = await server.Get("/api/health");
                  Check.Equal(200, reply.Status);
                  Check.Equal("ok", reply.Text("status"));
                  Check.Equal(${csharpString(title)}, reply.Text("name"));
                  Check.Equal("staging", reply.Text("environment"));
                  var database = reply.Json().GetProperty("database");
                  Check.Equal(${csharpString(database.label)}, database.GetProperty("type").GetString());
                  Check.Equal(false, database.GetProperty("configured").GetBoolean());
                  Check.Equal("not configured", database.GetProperty("status").GetString());
              });

              runner.Add("health is degraded when the database does not answer", async () =>
              {
                  var store = new BrokenStore("connection refused");
                  await using var server = await TestServer.Start(null, store, true);
                  var reply = await server.Get("/api/health");
                  Check.Equal(200, reply.Status);
                  Check.Equal("degraded", reply.Text("status"));
                  var database = reply.Json().GetProperty("database");
                  Check.Equal("unreachable", database.GetProperty("status").GetString());
                  Check.Equal("connection refused", database.GetProperty("message").GetString());
              });

              runner.Add("health keeps the reason to itself in production", async () =>
              {
                  var store = new BrokenStore("password of admin is wrong");
                  await using var server = await TestServer.Start(Variables("APP_ENV", "production"), store, true);
                  var reply = await server.Get("/api/health");
                  var message = reply.Json().GetProperty("database").GetProperty("message").GetString();
                  Check.Equal("The database does not answer.", message);
              });

              runner.Add("an unknown endpoint answers with a JSON error", async () =>
              {
                  await using var server = await TestServer.Start();
                  foreach (var path in new[] { "/api/nothing", "/api", "/api/health/" })
                  {
                      var reply = await server.Get(path);
                      Check.Equal(404, reply.Status);
                      Check.Equal("There is no such endpoint.", reply.Text("error"));
                  }

                  var unknownMethod = await server.Request(new HttpRequestMessage(HttpMethod.Put, "/api/health"));
                  Check.Equal(404, unknownMethod.Status);
              });

              runner.Add(".env may have comments, quotes and line ends in values", () =>
              {
                  var text = "# A=0\nA=1 # one\nexport B='x # y'\nC=\"a\\nb\"\nD=\n";
                  var variables = EnvironmentFile.Parse(text);
                  Check.Equal("1", variables["A"]);
                  Check.Equal("x # y", variables["B"]);
                  Check.Equal("a\nb", variables["C"]);
                  Check.Equal("", variables["D"]);
                  Check.Equal(4, variables.Count);
                  return Task.CompletedTask;
              });

              runner.Add("the built web app is served, and nothing outside its folder", async () =>
              {
                  var folder = Directory.CreateTempSubdirectory("web-").FullName;
                  try
                  {
                      await File.WriteAllTextAsync(Path.Combine(folder, "index.html"), "<h1>Home</h1>");
                      ${
                        !spa &&
                        code`
                          await File.WriteAllTextAsync(Path.Combine(folder, "about.html"), "<h1>About</h1>");
                          await File.WriteAllTextAsync(Path.Combine(folder, "404.html"), "<h1>Not found</h1>");
                        `
                      }
                      await File.WriteAllTextAsync(folder + ".txt", "outside");
                      await using var server = await TestServer.Start(null, null, false, folder);

                      var home = await server.Get("/");
                      Check.Contains("Home", home.Body);
                      ${
                        spa
                          ? code`
                              var route = await server.Get("/some/page");
                              Check.Contains("Home", route.Body);
                              var missing = await server.Get("/missing.js");
                              Check.Equal(404, missing.Status);
                            `
                          : code`
                              var about = await server.Get("/about");
                              Check.Contains("About", about.Body);
                              var missing = await server.Get("/missing");
                              Check.Equal(404, missing.Status);
                            `
                      }
                      var outside = await server.Get("/..%2f" + Path.GetFileName(folder) + ".txt");
                      Check.Lacks("outside", outside.Body);
                  }
                  finally
                  {
                      Directory.Delete(folder, true);
                      File.Delete(folder + ".txt");
                  }
              });

              ${
                has('docs') &&
                code`
                  runner.Add("every documented endpoint exists", async () =>
                  {
                      await using var server = await TestServer.Start();
                      var description = await server.Get("/api/openapi.json");
                      foreach (var path in description.Json().GetProperty("paths").EnumerateObject())
                      {
                          foreach (var operation in path.Value.EnumerateObject())
                          {
                              var url = path.Name.Replace("{id}", "unknown");
                              var method = new HttpMethod(operation.Name.ToUpperInvariant());
                              var reply = await server.Request(new HttpRequestMessage(method, url));
                              Check.Lacks("no such endpoint", reply.Body);
                          }
                      }
                  });

                  runner.Add("the documentation page lists the endpoints", async () =>
                  {
                      await using var server = await TestServer.Start();
                      var page = await server.Get("/api/docs");
                      Check.Contains("text/html", page.Type);
                      Check.Contains("/api/health", page.Body);
                  });
                `
              }
          }

          private static Dictionary<string, string> Variables(string name, string value)
          {
              return new Dictionary<string, string> { [name] = value };
          }
      }
    `,
  )
}
