import type { ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'

/** `src/Http/` */
export function httpFiles({ has }: ProjectContext) {
  return filesOf(
    answerFile(),
    errorsFile(),
    logFile(),
    (has('api') || has('auth') || has('ai')) && bodyFile(),
  )
}

function answerFile() {
  return file(
    'src/Http/Answer.cs',
    code`
      using System.Text;
      using System.Text.Encodings.Web;
      using System.Text.Json;

      namespace App.Http;

      public static class Answer
      {
          private static readonly JsonSerializerOptions Options = new()
          {
              PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
              Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
          };

          private static readonly (string Name, string Value)[] SecurityHeaders =
          {
              ("Cross-Origin-Opener-Policy", "same-origin"),
              ("Cross-Origin-Resource-Policy", "same-origin"),
              ("Origin-Agent-Cluster", "?1"),
              ("Referrer-Policy", "no-referrer"),
              ("Strict-Transport-Security", "max-age=15552000; includeSubDomains"),
              ("X-Content-Type-Options", "nosniff"),
              ("X-DNS-Prefetch-Control", "off"),
              ("X-Download-Options", "noopen"),
              ("X-Frame-Options", "SAMEORIGIN"),
              ("X-Permitted-Cross-Domain-Policies", "none"),
              ("X-XSS-Protection", "0"),
          };

          public static Task Json(HttpContext context, object value, int status = 200)
          {
              var content = JsonSerializer.SerializeToUtf8Bytes(value, Options);
              return Bytes(context, content, "application/json", status);
          }

          public static Task Text(HttpContext context, string text, int status = 200)
          {
              return Bytes(context, Encoding.UTF8.GetBytes(text), "text/plain; charset=UTF-8", status);
          }

          public static async Task Bytes(HttpContext context, byte[] content, string type, int status = 200)
          {
              context.Response.StatusCode = status;
              context.Response.ContentType = type;
              context.Response.ContentLength = content.Length;
              if (!HttpMethods.IsHead(context.Request.Method))
              {
                  await context.Response.Body.WriteAsync(content);
              }
          }

          public static Task WithSecurityHeaders(HttpContext context, RequestDelegate next)
          {
              foreach (var (name, value) in SecurityHeaders)
              {
                  context.Response.Headers[name] = value;
              }

              return next(context);
          }
      }
    `,
  )
}

function errorsFile() {
  return file(
    'src/Http/Errors.cs',
    code`
      using App.Store;

      namespace App.Http;

      /// <summary>Becomes an answer with this status and { "error": message }.</summary>
      public sealed class HttpError : Exception
      {
          public HttpError(int status, string message)
              : base(message)
          {
              Status = status;
          }

          public int Status { get; }
      }

      /// <summary>Turns everything that goes wrong into JSON, without details that are nobody's business.</summary>
      public sealed class Errors
      {
          private readonly Config config;
          private readonly Database database;

          public Errors(Config config, Database database)
          {
              this.config = config;
              this.database = database;
          }

          public async Task Catch(HttpContext context, RequestDelegate next)
          {
              try
              {
                  if (context.Request.Path.StartsWithSegments("/api") && context.Request.Path.Value!.EndsWith('/'))
                  {
                      // Routing would ignore the slash at the end.
                      context.Response.StatusCode = 404;
                  }
                  else
                  {
                      await next(context);
                  }

                  await NameMissingEndpoint(context);
              }
              catch (HttpError error)
              {
                  await Answer.Json(context, new { error = error.Message }, error.Status);
              }
              catch (BadHttpRequestException error)
              {
                  await Send(context, "The request is not valid.", error.StatusCode);
              }
              catch (OperationCanceledException) when (context.RequestAborted.IsCancellationRequested)
              {
                  // Nobody waits for this answer any more.
              }
              catch (Exception error)
              {
                  Log.Error(error);
                  var health = await Health.OfDatabase(database, config.Production);
                  if (health.Status == "unreachable")
                  {
                      await Send(context, "The database cannot be reached.", 503);
                  }
                  else
                  {
                      await Send(context, "Something went wrong on the server.", 500);
                  }
              }
          }

          /// <summary>Routing answers without words, and with 405 where only the method is unknown.</summary>
          private static async Task NameMissingEndpoint(HttpContext context)
          {
              var missing = context.Response.StatusCode is 404 or 405;
              if (missing && !context.Response.HasStarted && context.Response.ContentType == null)
              {
                  context.Response.Headers.Remove("Allow");
                  await Answer.Json(context, new { error = "There is no such endpoint." }, 404);
              }
          }

          private static Task Send(HttpContext context, string message, int status)
          {
              return context.Response.HasStarted
                  ? Task.CompletedTask
                  : Answer.Json(context, new { error = message }, status);
          }
      }
    `,
  )
}

function logFile() {
  return file(
    'src/Http/Log.cs',
    code`
      using System.Diagnostics;

      namespace App.Http;

      /// <summary>The console of the server.</summary>
      public static class Log
      {
          /// <summary>Tests provoke errors that would only clutter what the runner prints.</summary>
          public static bool Silent { get; set; }

          public static void Error(object text)
          {
              if (!Silent)
              {
                  Console.Error.WriteLine(text);
              }
          }

          /// <summary>One line for each request of the API.</summary>
          public static async Task Request(HttpContext context, RequestDelegate next)
          {
              var watch = Stopwatch.StartNew();
              await next(context);
              if (context.Request.Path.StartsWithSegments("/api"))
              {
                  var request = $"{context.Request.Method} {context.Request.Path}";
                  Console.WriteLine($"{request} {context.Response.StatusCode} {watch.ElapsedMilliseconds}ms");
              }
          }
      }
    `,
  )
}

function bodyFile() {
  return file(
    'src/Http/Body.cs',
    code`
      using System.Text.Json;

      namespace App.Http;

      public static class Body
      {
          private const int MaximumSize = 64 * 1024;

          public static Task Limit(HttpContext context, RequestDelegate next)
          {
              return context.Request.ContentLength > MaximumSize ? throw TooLarge() : next(context);
          }

          /// <summary>The JSON object in the body; anything else is answered with 415 or 400.</summary>
          public static async Task<JsonElement> ReadObject(HttpContext context)
          {
              var type = context.Request.ContentType ?? "";
              if (!type.StartsWith("application/json", StringComparison.Ordinal))
              {
                  throw new HttpError(415, "Send JSON with the content type application/json.");
              }

              var content = await Read(context);
              try
              {
                  using var document = JsonDocument.Parse(content);
                  if (document.RootElement.ValueKind == JsonValueKind.Object)
                  {
                      return document.RootElement.Clone();
                  }
              }
              catch (JsonException)
              {
                  // Answered like any other body that is no object.
              }

              throw new HttpError(400, "The body must be a JSON object.");
          }

          /// <summary>A member of the object when it is text, null otherwise.</summary>
          public static string? Text(JsonElement body, string name)
          {
              if (!body.TryGetProperty(name, out var value) || value.ValueKind != JsonValueKind.String)
              {
                  return null;
              }

              try
              {
                  return value.GetString();
              }
              catch (InvalidOperationException)
              {
                  // Half of a surrogate pair.
                  return null;
              }
          }

          private static async Task<byte[]> Read(HttpContext context)
          {
              using var content = new MemoryStream();
              var buffer = new byte[8192];
              int count;
              while ((count = await context.Request.Body.ReadAsync(buffer)) > 0)
              {
                  content.Write(buffer, 0, count);
                  if (content.Length > MaximumSize)
                  {
                      throw TooLarge();
                  }
              }

              return content.ToArray();
          }

          private static HttpError TooLarge()
          {
              return new HttpError(413, "The request is larger than 64 kB.");
          }
      }
    `,
  )
}

/** `src/Times.cs` */
export function timesFile() {
  return file(
    'src/Times.cs',
    code`
      using System.Globalization;

      namespace App;

      /// <summary>Times as ISO 8601 in UTC with milliseconds, which sort as text.</summary>
      public static class Times
      {
          public static string Now()
          {
              return Iso(DateTime.UtcNow);
          }

          public static string Iso(DateTime time)
          {
              return time.ToString("yyyy-MM-dd'T'HH:mm:ss.fff'Z'", CultureInfo.InvariantCulture);
          }

          /// <summary>From any form with a zone; without one it is UTC.</summary>
          public static DateTime Parse(string text)
          {
              var styles = DateTimeStyles.AssumeUniversal | DateTimeStyles.AdjustToUniversal;
              return DateTime.Parse(text, CultureInfo.InvariantCulture, styles);
          }
      }
    `,
  )
}
