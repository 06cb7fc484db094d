using System.Diagnostics;
using System.Text.RegularExpressions;

namespace Server;

/// <summary>Gives every request an id, a line in the access log, and the headers that browsers expect.</summary>
public static partial class Requests
{
    private const string IdHeader = "X-Request-Id";

    private static readonly Dictionary<string, string> Headers = new()
    {
        ["Cross-Origin-Opener-Policy"] = "same-origin",
        ["Cross-Origin-Resource-Policy"] = "same-origin",
        ["Referrer-Policy"] = "no-referrer",
        ["Strict-Transport-Security"] = "max-age=15552000; includeSubDomains",
        ["X-Content-Type-Options"] = "nosniff",
        ["X-Frame-Options"] = "SAMEORIGIN",
    };

    public static void UseRequestIds(this WebApplication app) => app.Use(async (context, next) =>
    {
        var given = context.Request.Headers[IdHeader].ToString();
        var id = Id().IsMatch(given) ? given : Guid.NewGuid().ToString();
        context.TraceIdentifier = id;
        // The handler of errors clears the headers, so they are set last.
        context.Response.OnStarting(() =>
        {
            foreach (var (name, value) in Headers) context.Response.Headers[name] = value;
            context.Response.Headers[IdHeader] = id;
            return Task.CompletedTask;
        });
        var started = Stopwatch.GetTimestamp();
        await next(context);
        app.Logger.LogInformation("{Method} {Path} {Status} {Milliseconds} {RequestId}", context.Request.Method,
            context.Request.Path, context.Response.StatusCode, Stopwatch.GetElapsedTime(started).TotalMilliseconds, id);
    });

    [GeneratedRegex(@"^[A-Za-z0-9_-]{1,64}\z")]
    private static partial Regex Id();
}
