import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { openApiDocument } from '../../../shared/openapi'
import { code } from '../../../text/code'
import { json } from '../../../text/escape'
import { java } from '../package'

/** The OpenAPI description, its endpoint and a page that shows it. */
export function docsFiles(project: ProjectContext) {
  return [file('openapi.json', json(openApiDocument(project))), docsFile(), pageFile()]
}

function docsFile() {
  return java({
    name: 'app.docs.Docs',
    imports: [
      'app.http.Json',
      'app.http.Response',
      'app.http.Router',
      'java.io.IOException',
      'java.io.UncheckedIOException',
      'java.nio.charset.StandardCharsets',
      'java.nio.file.Files',
      'java.nio.file.Path',
    ],
    body: code`
      /** Read once at start; {@code openapi.json} is the source of both the endpoint and the page. */
      public final class Docs {
        private static final Path FILE = Path.of("openapi.json");

        private final byte[] source;
        private final String page;

        public Docs() {
          try {
            source = Files.readAllBytes(FILE);
          } catch (IOException error) {
            throw new UncheckedIOException(error);
          }
          page = DocsPage.of(Json.asObject(Json.parse(new String(source, StandardCharsets.UTF_8))));
        }

        public void addTo(Router router) {
          router
              .on("GET", "/api/openapi.json", request -> openApi())
              .on("GET", "/api/docs", request -> Response.html(200, page));
        }

        private Response openApi() {
          return Response.of(200, "application/json; charset=utf-8", source);
        }
      }
    `,
  })
}

function pageFile() {
  return java({
    name: 'app.docs.DocsPage',
    imports: ['app.http.Json', 'java.util.Locale', 'java.util.Map', 'java.util.stream.Collectors'],
    body: code`
      /** An OpenAPI description as a page for people. */
      final class DocsPage {
        private DocsPage() {}

        static String of(Map<String, Object> openApi) {
          Map<String, Object> info = Json.asObject(openApi.get("info"));
          StringBuilder sections = new StringBuilder();
          Json.asObject(openApi.get("paths"))
              .forEach(
                  (path, methods) ->
                      Json.asObject(methods)
                          .forEach(
                              (method, operation) ->
                                  sections.append(section(path, method, Json.asObject(operation)))));
          return PAGE.formatted(
              escape(info.get("title")),
              STYLE,
              escape(info.get("title")),
              escape(info.get("description")),
              escape(info.get("version")),
              sections);
        }

        private static String section(String path, String method, Map<String, Object> operation) {
          String more = operation.containsKey("description") ? " " + operation.get("description") : "";
          return SECTION.formatted(
              method.toUpperCase(Locale.ROOT),
              escape(path),
              escape(operation.get("summary") + more),
              parameters(operation),
              example(operation),
              responses(operation));
        }

        private static String parameters(Map<String, Object> operation) {
          if (!operation.containsKey("parameters")) return "";
          return Json.asList(operation.get("parameters")).stream()
              .map(Json::asObject)
              .map(
                  parameter ->
                      "<dt><code>%s</code></dt><dd>%s</dd>"
                          .formatted(escape(parameter.get("name")), escape(parameter.get("description"))))
              .collect(Collectors.joining("", "<dl>", "</dl>"));
        }

        private static String example(Map<String, Object> operation) {
          Map<String, Object> body = Json.asObject(operation.get("requestBody"));
          Map<String, Object> content = Json.asObject(body.get("content"));
          Object example = Json.asObject(content.get("application/json")).get("example");
          return example == null ? "" : "<pre><code>" + escape(Json.pretty(example)) + "</code></pre>";
        }

        private static String responses(Map<String, Object> operation) {
          return Json.asObject(operation.get("responses")).entrySet().stream()
              .map(
                  response ->
                      "<dt>%s</dt><dd>%s</dd>"
                          .formatted(
                              escape(response.getKey()),
                              escape(Json.asObject(response.getValue()).get("description"))))
              .collect(Collectors.joining("", "<dl>", "</dl>"));
        }

        private static String escape(Object value) {
          return String.valueOf(value)
              .replace("&", "&amp;")
              .replace("<", "&lt;")
              .replace(">", "&gt;")
              .replace("\"", "&quot;")
              .replace("'", "&#39;");
        }

        private static final String PAGE =
            """
            <!doctype html>
            <html lang="en">
              <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <link rel="icon" href="data:," />
                <title>API of %s</title>
                <style>
            %s    </style>
              </head>
              <body>
                <header>
                  <h1>API of %s</h1>
                  <p>%s</p>
                  <p>Version %s · <a href="/api/openapi.json">openapi.json</a> ·
                    <a href="/">Web app</a></p>
                </header>
                <main>
            %s    </main>
              </body>
            </html>
            """;

        private static final String SECTION =
            """
                  <section>
                    <h2><span class="method">%s</span> <code>%s</code></h2>
                    <p>%s</p>
                    %s%s%s
                  </section>
            """;

        private static final String STYLE =
            """
                  :root { color-scheme: light dark; --bg: #f8f9fa; --panel: #fff; --line: #dfe3e8;
                    --text: #16202b; --soft: #55616e; --accent: #0f6b5c }
                  @media (prefers-color-scheme: dark) {
                    :root { --bg: #101418; --panel: #171d23; --line: #2a323b;
                      --text: #e6eaee; --soft: #9aa6b2; --accent: #5cc8b2 }
                  }
                  * { box-sizing: border-box }
                  body { margin: 0 auto; padding: 40px 20px; max-width: 860px; background: var(--bg);
                    color: var(--text); font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
                  h1 { font-size: 26px; line-height: 1.25; margin: 0 }
                  h2 { font-size: 16px; margin: 0; font-weight: 500 }
                  header p { color: var(--soft); margin: 8px 0 0 }
                  a { color: var(--accent) }
                  section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
                    padding: 20px; margin-top: 16px }
                  section p { margin: 8px 0 }
                  code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
                  .method { color: var(--accent); font-weight: 600; margin-right: 6px }
                  pre { background: var(--bg); border-radius: 6px; padding: 12px; margin: 12px 0;
                    overflow-x: auto }
                  dl { display: grid; grid-template-columns: minmax(48px, max-content) 1fr; gap: 4px 16px;
                    margin: 12px 0 0; font-size: 14px }
                  dt { font-variant-numeric: tabular-nums } dd { margin: 0; color: var(--soft) }
            """;
      }
    `,
  })
}
