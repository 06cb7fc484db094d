using Microsoft.AspNetCore.Diagnostics;
using Microsoft.AspNetCore.WebUtilities;

namespace Server;

/// <summary>An error response, with a sentence that users may see.</summary>
public class Refusal(int status, string message) : Exception(message)
{
    public int Status { get; } = status;

    public static Refusal BadRequest(string message) => new(StatusCodes.Status400BadRequest, message);
    // {{#if api}}
    public static Refusal NotFound() => new(StatusCodes.Status404NotFound, "There is no such item.");
    // {{/if}}
}

/// <summary>Gives every error, including ASP.NET's own, the same format.</summary>
public class ErrorHandler(Database database, ILogger<ErrorHandler> log) : IExceptionHandler
{
    public async ValueTask<bool> TryHandleAsync(HttpContext context, Exception exception, CancellationToken cancel)
    {
        var (status, message) = exception switch
        {
            Refusal refusal => (refusal.Status, refusal.Message),
            BadHttpRequestException bad => (bad.StatusCode, null),
            _ when !await database.IsReady(cancel) => (StatusCodes.Status503ServiceUnavailable, "The database is not reachable."),
            _ => (StatusCodes.Status500InternalServerError, "Something went wrong on the server."),
        };
        if (status == StatusCodes.Status500InternalServerError) log.LogError(exception, "A request failed");
        context.Response.StatusCode = status;
        await Write(context, message);
        return true;
    }

    public static Task Write(HttpContext context, string? message = null) =>
        context.Response.WriteAsJsonAsync(new { error = message ?? Sentence(context.Response.StatusCode) });

    private static string Sentence(int status) => status switch
    {
        StatusCodes.Status400BadRequest => "The request is not valid.",
        // {{#if auth}}
        StatusCodes.Status401Unauthorized => "Sign in first.",
        StatusCodes.Status429TooManyRequests => "Too many attempts. Try again in a minute.",
        // {{/if}}
        StatusCodes.Status404NotFound => "There is no such endpoint.",
        _ => ReasonPhrases.GetReasonPhrase(status) + ".",
    };
}
