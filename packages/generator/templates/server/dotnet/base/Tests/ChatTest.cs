using Microsoft.AspNetCore.Mvc.Testing;
using Xunit;

namespace Server.Tests;

public class ChatTest(WebApplicationFactory<Program> server) : IClassFixture<WebApplicationFactory<Program>>
{
    [Fact]
    public async Task IsOffWithoutKey()
    {
        Environment.SetEnvironmentVariable("AI_API_KEY", "");
        var ann = new Browser(server);
        // {{#if auth}}
        await ann.Send("POST", "/api/auth/sign-up", Browser.NewPerson(), 201);
        // {{/if}}
        var messages = new[] { new { role = "user", content = "Hello" } };
        await ann.Send("POST", "/api/ai/chat", new { messages }, 503);
    }
}
