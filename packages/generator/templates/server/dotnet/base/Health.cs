namespace Server;

public record HealthAnswer(string Status, string Database);

public static class Health
{
    /// <summary>Paths that need the database.</summary>
    private static readonly string[] Needing =
    [
        // {{#if auth}}
        "/api/auth",
        // {{/if}}
        // {{#if api}}
        "/api/items",
        // {{/if}}
        // {{#if ai}}
        "/api/ai",
        // {{/if}}
    ];

    public static void MapHealth(this WebApplication app) =>
        app.MapGet("/api/health", async (Database database, CancellationToken cancel) =>
            await database.IsReady(cancel)
                ? new HealthAnswer("ok", "ok")
                : new HealthAnswer("degraded", "unreachable"));

    /// <summary>Refuses requests until the database has answered once; ErrorHandler reports later failures.</summary>
    public static void UseDatabaseGuard(this WebApplication app) =>
        app.Use(async (context, next) =>
        {
            var database = context.RequestServices.GetRequiredService<Database>();
            if (Needing.Any(path => context.Request.Path.StartsWithSegments(path)) && !database.WasReady && !await database.IsReady(context.RequestAborted))
                throw new Refusal(StatusCodes.Status503ServiceUnavailable, "The database is not reachable.");
            await next(context);
        });
}
