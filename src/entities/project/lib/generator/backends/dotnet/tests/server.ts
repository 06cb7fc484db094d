import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code, lines } from '../../../text/code'
import { csharpString } from '../../../text/escape'

/** `test/TestServer.cs` */
export function serverFile({ has, database }: ProjectContext) {
  const sends = has('api') || has('auth') || has('ai')
  const signs = has('auth')
  return file(
    'test/TestServer.cs',
    code`
      ${lines(sends && 'using System.Text;', 'using System.Text.Json;', 'using App.Store;', 'using Microsoft.AspNetCore.Builder;')}

      namespace App.Tests;

      public sealed record Reply(int Status, string Body, string Type, string Cookie)
      {
          public JsonElement Json()
          {
              using var document = JsonDocument.Parse(Body);
              return document.RootElement.Clone();
          }

          /// <summary>A member of the object as text.</summary>
          public string Text(string name)
          {
              return Json().GetProperty(name).ToString();
          }
      }

      /// <summary>The whole server on an empty store and a free port, without a database.</summary>
      public sealed class TestServer : IAsyncDisposable
      {
          private readonly WebApplication app;
          private readonly HttpClient client;

          private TestServer(WebApplication app)
          {
              this.app = app;
              var handler = new HttpClientHandler { UseCookies = false, AllowAutoRedirect = false };
              client = new HttpClient(handler) { BaseAddress = new Uri(app.Urls.First()) };
          }

          /// <param name="env">Environment variables.</param>
          /// <param name="store">What keeps the data; memory by default.</param>
          /// <param name="configured">Whether that store counts as a database.</param>
          /// <param name="webFolder">Where the built web app lies.</param>
          ${has('ai') && '/// <param name="provider">What answers in place of the AI provider.</param>'}
          public static async Task<TestServer> Start(
              Dictionary<string, string>? env = null,
              IStore? store = null,
              bool configured = false,
              string? webFolder = null${has('ai') && ',\nHttpMessageHandler? provider = null'})
          {
              var variables = new Dictionary<string, string> { ["APP_ENV"] = "development", ["PORT"] = "0" };
              foreach (var (name, value) in env ?? new Dictionary<string, string>())
              {
                  variables[name] = value;
              }

              var database = new Database(
                  ${csharpString(database.label)},
                  configured,
                  store ?? new MemoryStore(),
                  "Nothing is configured.");
              var app = AppServer.Create(Config.Read(variables), database, false, webFolder${has('ai') && ', provider'});
              await app.StartAsync();
              return new TestServer(app);
          }

          public Task<Reply> Get(string path)
          {
              return Request(new HttpRequestMessage(HttpMethod.Get, path));
          }

          public async Task<Reply> Request(HttpRequestMessage request)
          {
              using (request)
              {
                  using var response = await client.SendAsync(request);
                  var body = await response.Content.ReadAsStringAsync();
                  var type = response.Content.Headers.ContentType?.ToString() ?? "";
                  var cookie = response.Headers.TryGetValues("Set-Cookie", out var cookies) ? cookies.First() : "";
                  return new Reply((int)response.StatusCode, body, type, cookie);
              }
          }

          ${
            sends &&
            code`
              /// <summary>Sends JSON${signs && ', with the session of someone who is signed in'}.</summary>
              public Task<Reply> Send(string method, string path, object? body = null${signs && ', string cookie = ""'})
              {
                  var request = new HttpRequestMessage(new HttpMethod(method), path);
                  ${
                    signs &&
                    code`
                      if (cookie != "")
                      {
                          request.Headers.Add("Cookie", cookie);
                      }
                    `
                  }

                  if (body != null)
                  {
                      var text = JsonSerializer.Serialize(body);
                      request.Content = new StringContent(text, Encoding.UTF8, "application/json");
                  }

                  return Request(request);
              }
            `
          }

          ${
            signs &&
            code`
              /// <summary>Creates an account and returns its session cookie.</summary>
              public async Task<string> SignUp()
              {
                  var ada = new { email = "ada@example.com", password = "correct horse" };
                  var reply = await Send("POST", "/api/auth/sign-up", ada);
                  return reply.Cookie.Split(';')[0];
              }
            `
          }

          public async ValueTask DisposeAsync()
          {
              client.Dispose();
              await app.StopAsync();
              await app.DisposeAsync();
          }
      }
    `,
  )
}
