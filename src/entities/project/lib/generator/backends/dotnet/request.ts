import { file } from '../../file'
import { code } from '../../text/code'

/** `src/Http/Log.cs` */
export function logFile() {
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

/** `src/Http/Body.cs` */
export function bodyFile() {
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
