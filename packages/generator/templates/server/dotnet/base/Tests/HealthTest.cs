using Microsoft.AspNetCore.Mvc.Testing;
using Xunit;

namespace Server.Tests;

public class HealthTest(WebApplicationFactory<Program> server) : IClassFixture<WebApplicationFactory<Program>>
{
    [Fact]
    public async Task IsHealthy()
    {
        var health = await new Browser(server).Send("GET", "/api/health", null, 200);
        Assert.Equal("ok", health.GetProperty("status").GetString());
    }

    [Fact]
    public async Task UnknownEndpointsAreRefusedAsJson()
    {
        var refusal = await new Browser(server).Send("GET", "/api/nothing", null, 404);
        Assert.NotEmpty(refusal.GetProperty("error").GetString()!);
    }
}
