using StackExchange.Redis;

namespace Server;

/// <summary>Whether the database responds.</summary>
public class Database(IConnectionMultiplexer redis, ILogger<Database> log)
{
    public const string Variable = "DATABASE_URL";

    public bool WasReady { get; private set; }

    public async Task<bool> IsReady(CancellationToken cancel)
    {
        try
        {
            await redis.GetDatabase().PingAsync().WaitAsync(cancel);
            return WasReady = true;
        }
        catch (Exception unreachable) when (unreachable is RedisException or TimeoutException)
        {
            log.LogWarning("The database is not ready: {Message}", unreachable.Message);
            return false;
        }
    }
}

public static class DatabaseServices
{
    /// <summary>Accepts an address such as redis://localhost:6379, or redis://localhost:6379/15 for its database 15.</summary>
    public static void AddDatabase(this IServiceCollection services)
    {
        var address = Environment.GetEnvironmentVariable(Database.Variable);
        var url = new Uri(string.IsNullOrEmpty(address) ? "redis://localhost:6379" : address);
        var login = url.UserInfo.Split(':', 2);
        var options = new ConfigurationOptions
        {
            EndPoints = { { url.Host, url.Port < 0 ? 6379 : url.Port } },
            User = login[0] == "" ? null : login[0],
            Password = login.Length > 1 ? Uri.UnescapeDataString(login[1]) : null,
            DefaultDatabase = int.TryParse(url.AbsolutePath.TrimStart('/'), out var number) ? number : null,
            Ssl = url.Scheme == "rediss",
            AbortOnConnectFail = false, // the server also starts without Redis, and connects when it is available
            ConnectTimeout = 2000,
        };
        services.AddSingleton<IConnectionMultiplexer>(_ => ConnectionMultiplexer.Connect(options));
        services.AddSingleton<Database>();
    }
}
