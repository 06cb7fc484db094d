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
    public async Task EveryAnswerHasAnIdAndHeaders()
    {
        var request = new HttpRequestMessage(HttpMethod.Get, "/api/nothing");
        request.Headers.Add("X-Request-Id", "given-1");
        using var response = await server.CreateClient().SendAsync(request, TestContext.Current.CancellationToken);
        Assert.Equal("given-1", response.Headers.GetValues("X-Request-Id").Single());
        Assert.Equal("nosniff", response.Headers.GetValues("X-Content-Type-Options").Single());
    }

    [Fact]
    public async Task UnknownEndpointsAreRefusedAsJson()
    {
        var refusal = await new Browser(server).Send("GET", "/api/nothing", null, 404);
        Assert.NotEmpty(refusal.GetProperty("error").GetString()!);
    }
}
