using System.Net;
using System.Net.Http.Json;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc.Testing;
using Xunit;

namespace Server.Tests;

/// <summary>A client that stores its cookies.</summary>
public class Browser(WebApplicationFactory<Program> server)
{
    private readonly HttpClient _client = server.CreateClient();

    public static object NewPerson() => new { email = $"{Guid.NewGuid()}@example.com", password = "correct horse" };

    public async Task<JsonElement> Send(string method, string path, object? body, int expected)
    {
        var request = new HttpRequestMessage(new HttpMethod(method), path);
        if (body is not null) request.Content = JsonContent.Create(body);
        using var response = await _client.SendAsync(request, TestContext.Current.CancellationToken);
        Assert.Equal((HttpStatusCode)expected, response.StatusCode);
        var text = await response.Content.ReadAsStringAsync(TestContext.Current.CancellationToken);
        return text == "" ? default : JsonDocument.Parse(text).RootElement;
    }
}
