using System.Text.Json;
using Microsoft.AspNetCore.Mvc.Testing;
using Xunit;

namespace Server.Tests;

public class AccountsTest
{
    [Fact]
    public async Task Accounts()
    {
        await using var server = new WebApplicationFactory<Program>();
        var ann = new Browser(server);
        var person = Browser.NewPerson();
        await ann.Send("POST", "/api/auth/sign-up", person, 201);
        await ann.Send("POST", "/api/auth/sign-up", person, 409);
        await ann.Send("POST", "/api/auth/sign-out", null, 204);
        var me = await ann.Send("GET", "/api/auth/me", null, 200);
        Assert.Equal(JsonValueKind.Null, me.GetProperty("user").ValueKind);
        await ann.Send("POST", "/api/auth/sign-in", Browser.NewPerson(), 401);
        await ann.Send("POST", "/api/auth/sign-in", person, 200);
    }

    [Fact]
    public async Task AttemptsAreLimited()
    {
        await using var server = new WebApplicationFactory<Program>();
        var eve = new Browser(server);
        for (var attempt = 0; attempt < 10; attempt++)
            await eve.Send("POST", "/api/auth/sign-in", Browser.NewPerson(), 401);
        await eve.Send("POST", "/api/auth/sign-up", Browser.NewPerson(), 429);
    }
}
