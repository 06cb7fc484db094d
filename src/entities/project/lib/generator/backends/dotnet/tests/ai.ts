import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/AiTests.cs` */
export function aiTest({ has }: ProjectContext) {
  const auth = has('auth')
  const cookie = auth ? ', cookie' : ''
  const signUp = auth && 'var cookie = await server.SignUp();'
  return file(
    'test/AiTests.cs',
    code`
      using System.Net;
      using System.Text;
      using System.Text.Json;

      namespace App.Tests;

      /// <summary>Answers in place of the AI provider, and keeps what it was asked.</summary>
      public sealed class FakeProvider : HttpMessageHandler
      {
          private readonly HttpStatusCode status;
          private readonly string answer;

          public FakeProvider(HttpStatusCode status, string answer)
          {
              this.status = status;
              this.answer = answer;
          }

          public string Url { get; private set; } = "";

          public string Body { get; private set; } = "";

          protected override async Task<HttpResponseMessage> SendAsync(
              HttpRequestMessage request,
              CancellationToken cancellationToken)
          {
              Url = request.RequestUri!.ToString();
              Body = await request.Content!.ReadAsStringAsync(cancellationToken);
              return new HttpResponseMessage(status)
              {
                  Content = new StringContent(answer, Encoding.UTF8, "application/json"),
              };
          }
      }

      public static class AiTests
      {
          private static readonly object Hello = new { messages = new[] { new { role = "user", content = "Hello" } } };

          private static readonly Dictionary<string, string> Env = new()
          {
              ["AI_API_KEY"] = "key",
              ["AI_BASE_URL"] = "https://ai.example/v1/",
              ["AI_MODEL"] = "small",
          };

          public static void AddTo(Runner runner)
          {
              runner.Add("without a key the assistant is off and says so", async () =>
              {
                  await using var server = await TestServer.Start();
                  ${signUp}
                  var status = await server.Get("/api/ai/status");
                  Check.Equal("{\"configured\":false}", status.Body);
                  var reply = await server.Send("POST", "/api/ai/chat", Hello${cookie});
                  Check.Equal(503, reply.Status);
                  Check.Contains("AI_API_KEY", reply.Text("error"));
              });

              runner.Add("a conversation goes to the provider and its answer comes back", async () =>
              {
                  var answer = new { choices = new[] { new { message = new { content = "Hi!" } } } };
                  var provider = new FakeProvider(HttpStatusCode.OK, JsonSerializer.Serialize(answer));
                  await using var server = await TestServer.Start(Env, provider: provider);
                  ${signUp}
                  var reply = await server.Send("POST", "/api/ai/chat", Hello${cookie});
                  var message = reply.Json().GetProperty("message");
                  Check.Equal("assistant", message.GetProperty("role").GetString());
                  Check.Equal("Hi!", message.GetProperty("content").GetString());
                  Check.Equal("https://ai.example/v1/chat/completions", provider.Url);
                  Check.Contains("\"model\":\"small\"", provider.Body);
                  Check.Contains("\"content\":\"Hello\"", provider.Body);
              });

              runner.Add("a provider that fails answers with 502", async () =>
              {
                  var provider = new FakeProvider(HttpStatusCode.TooManyRequests, "over quota");
                  await using var server = await TestServer.Start(Env, provider: provider);
                  ${signUp}
                  var reply = await server.Send("POST", "/api/ai/chat", Hello${cookie});
                  Check.Equal(502, reply.Status);
              });

              runner.Add("messages are checked", async () =>
              {
                  var provider = new FakeProvider(HttpStatusCode.OK, "");
                  await using var server = await TestServer.Start(Env, provider: provider);
                  ${signUp}
                  var refused = new object[]
                  {
                      new { },
                      new { messages = Array.Empty<string>() },
                      new { messages = new[] { "Hello" } },
                      new { messages = new[] { new { role = "boss", content = "Hi" } } },
                      new { messages = new[] { new { role = "user" } } },
                  };
                  foreach (var body in refused)
                  {
                      var reply = await server.Send("POST", "/api/ai/chat", body${cookie});
                      Check.Equal(400, reply.Status);
                  }

                  Check.Equal("", provider.Url);
              });

              ${
                auth &&
                code`
                  runner.Add("the assistant needs a signed-in user", async () =>
                  {
                      await using var server = await TestServer.Start(Env);
                      var reply = await server.Send("POST", "/api/ai/chat", Hello);
                      Check.Equal(401, reply.Status);
                  });
                `
              }
          }
      }
    `,
  )
}
