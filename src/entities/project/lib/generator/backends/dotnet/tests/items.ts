import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/ItemTests.cs` */
export function itemsTest({ has }: ProjectContext) {
  const auth = has('auth')
  const cookie = auth ? ', cookie' : ''
  const noBody = auth ? ', null, cookie' : ''
  const setup = auth
    ? 'await using var server = await TestServer.Start();\nvar cookie = await server.SignUp();'
    : 'await using var server = await TestServer.Start();'
  return file(
    'test/ItemTests.cs',
    code`
      namespace App.Tests;

      public static class ItemTests
      {
          public static void AddTo(Runner runner)
          {
              runner.Add("an item is created, read, changed and deleted", async () =>
              {
                  ${setup}
                  var created = await server.Send("POST", "/api/items", new { title = "  Water the plants " }${cookie});
                  Check.Equal(201, created.Status);
                  Check.Equal("Water the plants", created.Text("title"));
                  Check.Equal(false, created.Json().GetProperty("done").GetBoolean());

                  var url = "/api/items/" + created.Text("id");
                  var read = await server.Get(url);
                  Check.Equal(created.Body, read.Body);

                  var changed = await server.Send("PATCH", url, new { done = true }${cookie});
                  Check.Equal(created.Body.Replace("false", "true"), changed.Body);

                  var deleted = await server.Send("DELETE", url${noBody});
                  Check.Equal(204, deleted.Status);
                  var gone = await server.Get(url);
                  Check.Equal(404, gone.Status);
              });

              runner.Add("the list is newest first and comes in pages", async () =>
              {
                  ${setup}
                  foreach (var title in new[] { "One", "Two", "Three" })
                  {
                      await server.Send("POST", "/api/items", new { title }${cookie});
                  }

                  var page = await server.Get("/api/items?limit=2&offset=1");
                  Check.Equal("3 2 1", page.Text("total") + " " + page.Text("limit") + " " + page.Text("offset"));
                  var titles = page.Json().GetProperty("items").EnumerateArray()
                      .Select(item => item.GetProperty("title").GetString());
                  Check.Equal("Two, One", string.Join(", ", titles));
              });

              runner.Add("what is not valid is refused with a reason", async () =>
              {
                  ${setup}
                  var created = await server.Send("POST", "/api/items", new { title = "One" }${cookie});
                  var url = "/api/items/" + created.Text("id");
                  var refused = new[]
                  {
                      await server.Send("POST", "/api/items", new { }${cookie}),
                      await server.Send("POST", "/api/items", new { title = "   " }${cookie}),
                      await server.Send("POST", "/api/items", new { title = new string('x', 201) }${cookie}),
                      await server.Send("POST", "/api/items", new[] { "One" }${cookie}),
                      await server.Send("PATCH", url, new { }${cookie}),
                      await server.Send("PATCH", url, new { done = "yes" }${cookie}),
                      await server.Get("/api/items?limit=0"),
                      await server.Get("/api/items?limit=101"),
                      await server.Get("/api/items?offset=-1"),
                  };
                  foreach (var reply in refused)
                  {
                      Check.Equal(400, reply.Status);
                      Check.Equal(false, reply.Text("error") == "");
                  }
              });

              runner.Add("a body that is too large is refused", async () =>
              {
                  ${setup}
                  var large = new { title = new string('x', 70_000) };
                  var reply = await server.Send("POST", "/api/items", large${cookie});
                  Check.Equal(413, reply.Status);
              });

              runner.Add("an unknown item answers with 404", async () =>
              {
                  ${setup}
                  var changed = await server.Send("PATCH", "/api/items/unknown", new { done = true }${cookie});
                  Check.Equal(404, changed.Status);
                  var deleted = await server.Send("DELETE", "/api/items/unknown"${noBody});
                  Check.Equal(404, deleted.Status);
              });

              ${
                auth &&
                code`
                  runner.Add("writing needs a signed-in user, reading does not", async () =>
                  {
                      await using var server = await TestServer.Start();
                      var created = await server.Send("POST", "/api/items", new { title = "One" });
                      Check.Equal(401, created.Status);
                      var changed = await server.Send("PATCH", "/api/items/unknown", new { done = true });
                      Check.Equal(401, changed.Status);
                      var deleted = await server.Send("DELETE", "/api/items/unknown");
                      Check.Equal(401, deleted.Status);
                      var read = await server.Get("/api/items");
                      Check.Equal(200, read.Status);
                  });
                `
              }

              runner.Add("a database that cannot be reached answers with 503", async () =>
              {
                  var store = new BrokenStore("connection refused");
                  await using var server = await TestServer.Start(null, store, true);
                  var reply = await server.Get("/api/items");
                  Check.Equal(503, reply.Status);
                  Check.Equal("The database cannot be reached.", reply.Text("error"));
              });
          }
      }
    `,
  )
}
