import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { openApiDocument } from '../../../shared/openapi'
import { code } from '../../../text/code'
import { json } from '../../../text/escape'

/** The OpenAPI description, its endpoint and a page that shows it. */
export function docsFiles(project: ProjectContext) {
  return [file('openapi.json', json(openApiDocument(project))), docsFile()]
}

function docsFile() {
  return file(
    'src/Docs.cs',
    code`
      using System.Net;
      using System.Text;
      using System.Text.Encodings.Web;
      using System.Text.Json;
      using App.Http;

      namespace App;

      /// <summary>openapi.json is the source of both the endpoint and the page.</summary>
      public static class Docs
      {
          private const string Style = @"
            :root { color-scheme: light dark; --bg: #f8f9fa; --panel: #fff; --line: #dfe3e8; --text: #16202b; --soft: #55616e; --accent: #0f6b5c }
            @media (prefers-color-scheme: dark) {
              :root { --bg: #101418; --panel: #171d23; --line: #2a323b; --text: #e6eaee; --soft: #9aa6b2; --accent: #5cc8b2 }
            }
            * { box-sizing: border-box }
            body { margin: 0 auto; padding: 40px 20px; max-width: 860px; background: var(--bg); color: var(--text);
              font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
            h1 { font-size: 26px; line-height: 1.25; margin: 0 }
            h2 { font-size: 16px; margin: 0; font-weight: 500 }
            header p { color: var(--soft); margin: 8px 0 0 }
            a { color: var(--accent) }
            section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 20px; margin-top: 16px }
            section p { margin: 8px 0 }
            code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
            .method { color: var(--accent); font-weight: 600; margin-right: 6px }
            pre { background: var(--bg); border-radius: 6px; padding: 12px; margin: 12px 0; overflow-x: auto }
            dl { display: grid; grid-template-columns: minmax(48px, max-content) 1fr; gap: 4px 16px; margin: 12px 0 0; font-size: 14px }
            dt { font-variant-numeric: tabular-nums }
            dd { margin: 0; color: var(--soft) }
          ";

          private static readonly JsonSerializerOptions Pretty = new()
          {
              WriteIndented = true,
              Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
          };

          private static readonly string Source = Path.Combine(Folders.Project, "server", "openapi.json");

          public static async Task Description(HttpContext context)
          {
              await Answer.Bytes(context, await File.ReadAllBytesAsync(Source), "application/json; charset=utf-8");
          }

          public static async Task Page(HttpContext context)
          {
              using var document = JsonDocument.Parse(await File.ReadAllBytesAsync(Source));
              var page = Encoding.UTF8.GetBytes(Render(document.RootElement));
              await Answer.Bytes(context, page, "text/html; charset=UTF-8");
          }

          private static string Render(JsonElement openApi)
          {
              var info = openApi.GetProperty("info");
              var title = "API of " + Text(info, "title");
              var description = Text(info, "description");
              var version = Text(info, "version");
              var html = new StringBuilder();
              html.AppendLine("<!doctype html>");
              html.AppendLine("<html lang=\"en\">");
              html.AppendLine("<head>");
              html.AppendLine("<meta charset=\"utf-8\" />");
              html.AppendLine("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />");
              html.AppendLine("<link rel=\"icon\" href=\"data:,\" />");
              html.AppendLine($"<title>{title}</title>");
              html.AppendLine($"<style>{Style}</style>");
              html.AppendLine("</head>");
              html.AppendLine("<body>");
              html.AppendLine($"<header><h1>{title}</h1><p>{description}</p>");
              html.AppendLine($"<p>Version {version} · <a href=\"/api/openapi.json\">openapi.json</a>");
              html.AppendLine("· <a href=\"/\">Web app</a></p></header>");
              html.AppendLine("<main>");
              foreach (var path in openApi.GetProperty("paths").EnumerateObject())
              {
                  foreach (var operation in path.Value.EnumerateObject())
                  {
                      AppendOperation(html, path.Name, operation.Name, operation.Value);
                  }
              }

              html.AppendLine("</main>");
              html.AppendLine("</body>");
              html.AppendLine("</html>");
              return html.ToString();
          }

          private static void AppendOperation(StringBuilder html, string path, string method, JsonElement operation)
          {
              var name = $"<span class=\"method\">{method.ToUpperInvariant()}</span> <code>{Escape(path)}</code>";
              html.AppendLine($"<section><h2>{name}</h2>");
              html.AppendLine("<p>" + Text(operation, "summary") + " " + Text(operation, "description") + "</p>");
              if (operation.TryGetProperty("parameters", out var parameters))
              {
                  html.AppendLine("<dl>");
                  foreach (var parameter in parameters.EnumerateArray())
                  {
                      html.AppendLine("<dt><code>" + Text(parameter, "name") + "</code></dt>");
                      html.AppendLine("<dd>" + Text(parameter, "description") + "</dd>");
                  }

                  html.AppendLine("</dl>");
              }

              if (operation.TryGetProperty("requestBody", out var body))
              {
                  var content = body.GetProperty("content").GetProperty("application/json");
                  var example = JsonSerializer.Serialize(content.GetProperty("example"), Pretty);
                  html.AppendLine($"<pre><code>{Escape(example)}</code></pre>");
              }

              html.AppendLine("<dl>");
              foreach (var response in operation.GetProperty("responses").EnumerateObject())
              {
                  html.AppendLine("<dt>" + Escape(response.Name) + "</dt>");
                  html.AppendLine("<dd>" + Text(response.Value, "description") + "</dd>");
              }

              html.AppendLine("</dl></section>");
          }

          /// <summary>A member as HTML, empty when there is none.</summary>
          private static string Text(JsonElement element, string name)
          {
              return element.TryGetProperty(name, out var value) ? Escape(value.ToString()) : "";
          }

          private static string Escape(string text)
          {
              return WebUtility.HtmlEncode(text);
          }
      }
    `,
  )
}
