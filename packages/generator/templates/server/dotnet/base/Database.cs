using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;

namespace Server;

/// <summary>Whether the database responds. The first time that it does, pending migrations run.</summary>
public class Database(IServiceScopeFactory scopes, ILogger<Database> log)
{
    public const string Variable = "DATABASE_URL";

    private readonly SemaphoreSlim _first = new(1);

    public bool WasReady { get; private set; }

    public async Task<bool> IsReady(CancellationToken cancel)
    {
        using var scope = scopes.CreateScope();
        await _first.WaitAsync(cancel);
        try
        {
            var db = scope.ServiceProvider.GetRequiredService<AppDb>().Database;
            if (!WasReady) await db.MigrateAsync(cancel);
            WasReady = true;
            return await db.CanConnectAsync(cancel);
        }
        catch (Exception unreachable) when (unreachable is not OperationCanceledException)
        {
            log.LogWarning("The database is not ready: {Message}", unreachable.Message);
            return false;
        }
        finally
        {
            _first.Release();
        }
    }
}

public static class DatabaseServices
{
    public static void AddDatabase(this IServiceCollection services)
    {
        services.AddSingleton<Database>();
        // A model that is ahead of its migrations is logged and does not stop the server.
        services.AddDbContext<AppDb>(options => options
            .UseDatabase(Environment.GetEnvironmentVariable(Database.Variable))
            .ConfigureWarnings(warnings => warnings.Log((RelationalEventId.PendingModelChangesWarning, LogLevel.Warning))));
    }
}
