import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/AuthTests.cs` */
export function authTest() {
  return file(
    'test/AuthTests.cs',
    code`
      using System.Text;
      using App.Store;

      namespace App.Tests;

      public static class AuthTests
      {
          public static void AddTo(Runner runner)
          {
              runner.Add("signing up signs in with a cookie that scripts cannot read", async () =>
              {
                  await using var server = await TestServer.Start();
                  var reply = await server.Send("POST", "/api/auth/sign-up", Account(" Ada@Example.com", "correct horse"));
                  Check.Equal(201, reply.Status);
                  Check.Contains("HttpOnly", reply.Cookie);
                  Check.Contains("SameSite=Lax", reply.Cookie);
                  var me = await server.Send("GET", "/api/auth/me", null, reply.Cookie.Split(';')[0]);
                  Check.Equal("ada@example.com", me.Json().GetProperty("user").GetProperty("email").GetString());
              });

              runner.Add("signing out ends the session on the server", async () =>
              {
                  await using var server = await TestServer.Start();
                  var cookie = await server.SignUp();
                  var reply = await server.Send("POST", "/api/auth/sign-out", null, cookie);
                  Check.Equal(204, reply.Status);
                  var me = await server.Send("GET", "/api/auth/me", null, cookie);
                  Check.Equal("{\"user\":null}", me.Body);
              });

              runner.Add("passwords and session tokens are stored hashed", async () =>
              {
                  var store = new MemoryStore();
                  await using var server = await TestServer.Start(null, store);
                  var cookie = await server.SignUp();
                  var user = await store.FindUserByEmail("ada@example.com");
                  Check.Equal(true, user != null);
                  Check.Lacks("correct", user!.PasswordHash);
                  var session = await store.FindSessionUser(cookie.Split('=')[1], Times.Now());
                  Check.Equal(true, session == null);
              });

              runner.Add("an address has one account", async () =>
              {
                  await using var server = await TestServer.Start();
                  await server.SignUp();
                  var reply = await server.Send("POST", "/api/auth/sign-up", Account("ada@example.com", "correct horse"));
                  Check.Equal(409, reply.Status);
              });

              runner.Add("signing in needs the right password", async () =>
              {
                  await using var server = await TestServer.Start();
                  await server.SignUp();
                  var right = await server.Send("POST", "/api/auth/sign-in", Account("ada@example.com", "correct horse"));
                  Check.Equal(200, right.Status);
                  var wrong = await server.Send("POST", "/api/auth/sign-in", Account("ada@example.com", "wrong"));
                  Check.Equal(401, wrong.Status);
                  var unknown = await server.Send("POST", "/api/auth/sign-in", Account("eve@example.com", "wrong"));
                  Check.Equal(401, unknown.Status);
                  Check.Equal(wrong.Body, unknown.Body);
              });

              runner.Add("too many attempts are refused, even with the right password", async () =>
              {
                  await using var server = await TestServer.Start();
                  await server.SignUp();
                  for (var attempt = 0; attempt < 5; attempt += 1)
                  {
                      await server.Send("POST", "/api/auth/sign-in", Account("ada@example.com", "wrong"));
                  }

                  var reply = await server.Send("POST", "/api/auth/sign-in", Account("ada@example.com", "correct horse"));
                  Check.Equal(429, reply.Status);
              });

              runner.Add("weak passwords and addresses that are none are refused", async () =>
              {
                  await using var server = await TestServer.Start();
                  var refused = new object[]
                  {
                      Account("ada@example.com", "short"),
                      Account("ada@example.com", new string('x', 201)),
                      Account("nobody", "correct horse"),
                      new { },
                  };
                  foreach (var body in refused)
                  {
                      var reply = await server.Send("POST", "/api/auth/sign-up", body);
                      Check.Equal(400, reply.Status);
                  }
              });

              runner.Add("only JSON is accepted, so that no form of another site can sign someone in", async () =>
              {
                  await using var server = await TestServer.Start();
                  var request = new HttpRequestMessage(HttpMethod.Post, "/api/auth/sign-in");
                  request.Content = new StringContent("{}", Encoding.UTF8, "text/plain");
                  var reply = await server.Request(request);
                  Check.Equal(415, reply.Status);
              });
          }

          private static object Account(string email, string password)
          {
              return new { email, password };
          }
      }
    `,
  )
}
