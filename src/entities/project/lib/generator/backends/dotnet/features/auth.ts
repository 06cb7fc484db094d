import { file } from '../../../file'
import { code } from '../../../text/code'
import { passwordsFile, rateLimitFile } from './passwords'

/** `src/Auth/`: accounts, passwords, sessions and the limit of attempts. */
export function authFiles() {
  return [routesFile(), passwordsFile(), sessionsFile(), rateLimitFile()]
}

function routesFile() {
  return file(
    'src/Auth/AuthRoutes.cs',
    code`
      using System.Text.Json;
      using System.Text.RegularExpressions;
      using App.Http;
      using App.Store;

      namespace App.Auth;

      public sealed class AuthRoutes
      {
          private const int PasswordMinimum = 8;
          private const int PasswordMaximum = 200;

          private static readonly Regex Address = new(@"^[^\s@]+@[^\s@]+\.[^\s@]+\z");

          private readonly IStore store;
          private readonly Sessions sessions;
          private readonly RateLimit limit = new(5, TimeSpan.FromMinutes(5));

          public AuthRoutes(IStore store, Sessions sessions)
          {
              this.store = store;
              this.sessions = sessions;
          }

          public async Task SignUp(HttpContext context)
          {
              var (email, password) = ReadCredentials(await Body.ReadObject(context));
              if (password.Length < PasswordMinimum)
              {
                  throw new HttpError(400, $"A password needs at least {PasswordMinimum} characters.");
              }

              var user = new User(Guid.NewGuid().ToString(), email, Passwords.Hash(password), Times.Now());
              if (!await store.CreateUser(user))
              {
                  throw new HttpError(409, "There is already an account with this e-mail address.");
              }

              await sessions.Start(context, user);
              await Answer.Json(context, new { user = PublicUser(user) }, 201);
          }

          public async Task SignIn(HttpContext context)
          {
              var (email, password) = ReadCredentials(await Body.ReadObject(context));
              var key = $"{context.Connection.RemoteIpAddress} {email}";
              if (!limit.Allows(key))
              {
                  throw new HttpError(429, "Too many attempts. Try again in a few minutes.");
              }

              var user = await store.FindUserByEmail(email);
              if (!Passwords.Verify(password, user?.PasswordHash) || user == null)
              {
                  throw new HttpError(401, "The e-mail address or the password is wrong.");
              }

              limit.Reset(key);
              await sessions.Start(context, user);
              await Answer.Json(context, new { user = PublicUser(user) });
          }

          public async Task SignOut(HttpContext context)
          {
              await sessions.End(context);
              context.Response.StatusCode = 204;
          }

          public async Task Me(HttpContext context)
          {
              var user = await sessions.FindUser(context);
              await Answer.Json(context, new { user = user == null ? null : PublicUser(user) });
          }

          private static object PublicUser(User user)
          {
              return new { id = user.Id, email = user.Email };
          }

          private static (string Email, string Password) ReadCredentials(JsonElement body)
          {
              var email = (Body.Text(body, "email") ?? "").Trim().ToLowerInvariant();
              if (!Address.IsMatch(email) || email.Length > 254)
              {
                  throw new HttpError(400, "A valid e-mail address is required.");
              }

              var password = Body.Text(body, "password") ?? "";
              if (password == "")
              {
                  throw new HttpError(400, "A password is required.");
              }

              if (password.Length > PasswordMaximum)
              {
                  throw new HttpError(400, $"A password has at most {PasswordMaximum} characters.");
              }

              return (email, password);
          }
      }
    `,
  )
}

function sessionsFile() {
  return file(
    'src/Auth/Sessions.cs',
    code`
      using System.Security.Cryptography;
      using System.Text;
      using App.Http;
      using App.Store;

      namespace App.Auth;

      public sealed class Sessions
      {
          private const string Cookie = "session";

          private static readonly TimeSpan Duration = TimeSpan.FromDays(7);

          private readonly IStore store;

          public Sessions(IStore store)
          {
              this.store = store;
          }

          /// <summary>Only a hash of the token is stored, so a copy of the database opens no session.</summary>
          public async Task Start(HttpContext context, User user)
          {
              var bytes = RandomNumberGenerator.GetBytes(32);
              var token = Convert.ToBase64String(bytes).TrimEnd('=').Replace('+', '-').Replace('/', '_');
              await store.CreateSession(Hash(token), user.Id, Times.Iso(DateTime.UtcNow + Duration));
              var forwarded = context.Request.Headers["X-Forwarded-Proto"].ToString();
              var secure = context.Request.IsHttps || forwarded == "https" ? " Secure;" : "";
              var seconds = (int)Duration.TotalSeconds;
              context.Response.Headers["Set-Cookie"] =
                  $"{Cookie}={token}; Max-Age={seconds}; Path=/; HttpOnly;{secure} SameSite=Lax";
          }

          public async Task End(HttpContext context)
          {
              var token = context.Request.Cookies[Cookie];
              if (!string.IsNullOrEmpty(token))
              {
                  await store.DeleteSession(Hash(token));
              }

              context.Response.Headers["Set-Cookie"] = $"{Cookie}=; Max-Age=0; Path=/";
          }

          public async Task<User?> FindUser(HttpContext context)
          {
              var token = context.Request.Cookies[Cookie];
              return string.IsNullOrEmpty(token) ? null : await store.FindSessionUser(Hash(token), Times.Now());
          }

          /// <summary>Answers 401 unless the request comes from someone who is signed in.</summary>
          public RequestDelegate Required(RequestDelegate handler)
          {
              return async context =>
              {
                  if (await FindUser(context) == null)
                  {
                      throw new HttpError(401, "Sign in first.");
                  }

                  await handler(context);
              };
          }

          private static string Hash(string token)
          {
              return Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(token))).ToLowerInvariant();
          }
      }
    `,
  )
}
