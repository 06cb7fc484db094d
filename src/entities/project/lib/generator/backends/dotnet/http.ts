import type { ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'
import { bodyFile, logFile } from './request'

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
