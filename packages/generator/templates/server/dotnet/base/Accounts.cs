using System.Security.Claims;
using System.Security.Cryptography;
using System.Text;
using System.Text.Encodings.Web;
using System.Threading.RateLimiting;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Identity;
using Microsoft.AspNetCore.WebUtilities;
using Microsoft.Extensions.Options;

namespace Server;

public record Credentials(string Email, string Password);
public record PublicUser(Guid Id, string Email);
public record SignedIn(PublicUser? User);

public static class Accounts
{
    public const string Cookie = "session";
    private static readonly TimeSpan Lifetime = TimeSpan.FromDays(7);
    private static readonly PasswordHasher<User> Passwords = new();
    private static readonly User Nobody = new() { Email = "", PasswordHash = Passwords.HashPassword(null!, "nobody") };

    public static void AddAccounts(this IServiceCollection services)
    {
        services.AddScoped<UserStore>();
        services.AddAuthentication(Cookie).AddScheme<AuthenticationSchemeOptions, SessionHandler>(Cookie, null);
        services.AddAuthorization();
        services.AddRateLimiter(limiter =>
        {
            limiter.RejectionStatusCode = StatusCodes.Status429TooManyRequests;
            limiter.OnRejected = (context, _) =>
            {
                context.HttpContext.Response.Headers.RetryAfter = "60";
                return ValueTask.CompletedTask;
            };
            // Behind a proxy, UseForwardedHeaders makes this the address of the visitor.
            limiter.AddPolicy("attempts", context => RateLimitPartition.GetFixedWindowLimiter(
                context.Connection.RemoteIpAddress?.ToString() ?? "",
                _ => new FixedWindowRateLimiterOptions { PermitLimit = 10, Window = TimeSpan.FromMinutes(1) }));
        });
    }

    public static void MapAccounts(this WebApplication app)
    {
        var auth = app.MapGroup("/api/auth");

        auth.MapPost("/sign-up", async (Credentials body, UserStore users, HttpContext context) =>
        {
            var email = Check(body);
            var user = new User { Email = email };
            user.PasswordHash = Passwords.HashPassword(user, body.Password);
            if (!await users.Add(user))
                throw new Refusal(StatusCodes.Status409Conflict, "An account with this email address already exists.");
            return TypedResults.Created("/api/auth/me", await StartSession(user, users, context));
        }).RequireRateLimiting("attempts");

        // Both refuse until this server can send mail: without a mailed link, nothing proves who asks.
        foreach (var path in new[] { "/forgot-password", "/reset-password" })
            auth.MapPost(path, IResult () => throw new Refusal(StatusCodes.Status503ServiceUnavailable,
                "This server sends no mail, so it cannot reset passwords.")).RequireRateLimiting("attempts");

        auth.MapPost("/sign-in", async (Credentials body, UserStore users, HttpContext context) =>
        {
            // An unknown address takes as long as a wrong password.
            var user = await users.Find(Check(body)) ?? Nobody;
            var result = Passwords.VerifyHashedPassword(user, user.PasswordHash, body.Password);
            if (result == PasswordVerificationResult.Failed || user == Nobody)
                throw new Refusal(StatusCodes.Status401Unauthorized, "The email address or password is incorrect.");
            return await StartSession(user, users, context);
        }).RequireRateLimiting("attempts");

        auth.MapPost("/sign-out", async (UserStore users, HttpContext context) =>
        {
            if (context.Request.Cookies[Cookie] is { } token) await users.RemoveSession(Hash(token));
            context.Response.Cookies.Delete(Cookie, Options());
            return TypedResults.NoContent();
        });

        auth.MapGet("/me", (ClaimsPrincipal user) => new SignedIn(
            user.Identity?.IsAuthenticated == true ? new PublicUser(user.Id(), user.FindFirstValue(ClaimTypes.Email)!) : null));
    }

    public static Guid Id(this ClaimsPrincipal user) => Guid.Parse(user.FindFirstValue(ClaimTypes.NameIdentifier)!);

    public static string Hash(string token) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(token)));

    private static string Check(Credentials body)
    {
        var email = body.Email.Trim().ToLowerInvariant();
        var parts = email.Split('@');
        if (!email.Fits(3, 254) || parts.Length != 2 || parts[0] == "" || !parts[1].Contains('.') || email.Any(char.IsWhiteSpace))
            throw Refusal.BadRequest("The email address is not valid.");
        if (!body.Password.Fits(8, 128))
            throw Refusal.BadRequest("The password must be 8 to 128 characters long.");
        return email;
    }

    private static async Task<SignedIn> StartSession(User user, UserStore users, HttpContext context)
    {
        var token = WebEncoders.Base64UrlEncode(RandomNumberGenerator.GetBytes(32));
        await users.AddSession(new Session { TokenHash = Hash(token), UserId = user.Id, ExpiresAt = DateTime.UtcNow + Lifetime });
        context.Response.Cookies.Append(Cookie, token, Options());
        return new SignedIn(new PublicUser(user.Id, user.Email));
    }

    private static CookieOptions Options() => new()
    {
        HttpOnly = true,
        SameSite = SameSiteMode.Lax,
        Secure = Environment.GetEnvironmentVariable("APP_ENV") == "production",
        MaxAge = Lifetime,
    };
}

/// <summary>Finds the user of the session cookie. Sessions are stored in the database, so the server can end them.</summary>
public class SessionHandler(
    IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder, UserStore users)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override async Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (Request.Cookies[Accounts.Cookie] is not { } token) return AuthenticateResult.NoResult();
        if (await users.FindBySession(Accounts.Hash(token)) is not { } user) return AuthenticateResult.NoResult();
        var identity = new ClaimsIdentity(
            [new Claim(ClaimTypes.NameIdentifier, user.Id.ToString()), new Claim(ClaimTypes.Email, user.Email)], Scheme.Name);
        return AuthenticateResult.Success(new AuthenticationTicket(new ClaimsPrincipal(identity), Scheme.Name));
    }
}
