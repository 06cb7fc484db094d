using Microsoft.AspNetCore.Mvc.Testing;
using Xunit;

namespace Server.Tests;

public class ItemsTest(WebApplicationFactory<Program> server) : IClassFixture<WebApplicationFactory<Program>>
{
    [Fact]
    public async Task Items()
    {
        var ann = new Browser(server);
        // {{#if auth}}
        var bob = new Browser(server);
        await ann.Send("GET", "/api/items", null, 401);
        await ann.Send("POST", "/api/auth/sign-up", Browser.NewPerson(), 201);
        await bob.Send("POST", "/api/auth/sign-up", Browser.NewPerson(), 201);
        // {{/if}}
        var created = await ann.Send("POST", "/api/items", new { title = " First " }, 201);
        var path = $"/api/items/{created.GetProperty("id").GetString()}";
        var changed = await ann.Send("PATCH", path, new { done = true }, 200);
        Assert.Equal("First", changed.GetProperty("title").GetString());
        Assert.True(changed.GetProperty("done").GetBoolean());
        await ann.Send("POST", "/api/items", new { title = " " }, 400);
        await ann.Send("POST", "/api/items", new { title = "a\0b" }, 400);
        await ann.Send("POST", "/api/items", new { title = string.Concat(Enumerable.Repeat("🌱", 200)) }, 201);
        await ann.Send("GET", "/api/items?limit=0", null, 400);
        // {{#if auth}}
        var page = await bob.Send("GET", "/api/items", null, 200);
        Assert.Equal(0, page.GetProperty("total").GetInt32());
        await bob.Send("DELETE", path, null, 404);
        // {{/if}}
        await ann.Send("DELETE", path, null, 204);
        await ann.Send("DELETE", path, null, 404);
    }
}
