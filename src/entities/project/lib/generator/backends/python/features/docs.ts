import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { openApiDocument } from '../../../shared/openapi'
import { code } from '../../../text/code'
import { json } from '../../../text/escape'
import { pythonFile } from '../text'

/** The OpenAPI description, its endpoint and a page that shows it. */
export function docsFiles(project: ProjectContext) {
  return [file('openapi.json', json(openApiDocument(project))), routesFile()]
}

function routesFile() {
  return pythonFile(
    'app/docs.py',
    code`
      """The description of the API: /api/openapi.json and the page /api/docs."""

      import json
      from html import escape
      from pathlib import Path
      from typing import Any

      from .messages import Request, Response
      from .router import Router

      # Read once at start; openapi.json is the source of both the endpoint and the page.
      SOURCE = (Path(__file__).parents[1] / "openapi.json").read_bytes()

      JSON = "application/json; charset=utf-8"
      HTML = "text/html; charset=utf-8"

      STYLE = """
      :root { color-scheme: light dark; --bg: #f8f9fa; --panel: #fff; --line: #dfe3e8;
        --text: #16202b; --soft: #55616e; --accent: #0f6b5c }
      @media (prefers-color-scheme: dark) {
        :root { --bg: #101418; --panel: #171d23; --line: #2a323b; --text: #e6eaee;
          --soft: #9aa6b2; --accent: #5cc8b2 }
      }
      * { box-sizing: border-box }
      body { margin: 0 auto; padding: 40px 20px; max-width: 860px; background: var(--bg);
        color: var(--text); font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
      h1 { font-size: 26px; line-height: 1.25; margin: 0 }
      h2 { font-size: 16px; margin: 0; font-weight: 500 }
      header p { color: var(--soft); margin: 8px 0 0 }
      a { color: var(--accent) }
      section { background: var(--panel); border: 1px solid var(--line);
        border-radius: 10px; padding: 20px; margin-top: 16px }
      section p { margin: 8px 0 }
      code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
      .method { color: var(--accent); font-weight: 600; margin-right: 6px }
      pre { background: var(--bg); border-radius: 6px; padding: 12px; margin: 12px 0;
        overflow-x: auto }
      dl { display: grid; grid-template-columns: minmax(48px, max-content) 1fr;
        gap: 4px 16px; margin: 12px 0 0; font-size: 14px }
      dt { font-variant-numeric: tabular-nums }
      dd { margin: 0; color: var(--soft) }
      """

      def add_docs_routes(router: Router) -> None:
          page = _page(json.loads(SOURCE)).encode()

          def description(_request: Request) -> Response:
              return Response(200, SOURCE, {"content-type": JSON})

          def docs(_request: Request) -> Response:
              return Response(200, page, {"content-type": HTML})

          router.add("GET", "/api/openapi.json", description)
          router.add("GET", "/api/docs", docs)

      def _page(document: dict[str, Any]) -> str:
          info = document["info"]
          title = escape(info["title"])
          sections = "\n".join(
              _section(path, method, operation)
              for path, methods in document["paths"].items()
              for method, operation in methods.items()
          )
          return f"""<!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>API of {title}</title>
      <style>{STYLE}</style>
      </head>
      <body>
      <header>
      <h1>API of {title}</h1>
      <p>{escape(info["description"])}</p>
      <p>Version {escape(info["version"])} ·
      <a href="/api/openapi.json">openapi.json</a> · <a href="/">Web app</a></p>
      </header>
      <main>
      {sections}
      </main>
      </body>
      </html>
      """

      def _section(path: str, method: str, operation: dict[str, Any]) -> str:
          summary = f"{operation['summary']} {operation.get('description', '')}".strip()
          parameters = [
              (f"<code>{escape(one['name'])}</code>", one["description"])
              for one in operation.get("parameters", [])
          ]
          responses = [
              (escape(status), response["description"])
              for status, response in operation["responses"].items()
          ]
          content = operation.get("requestBody", {}).get("content", {})
          example = content.get("application/json", {}).get("example")
          body = escape(json.dumps(example, indent=2, ensure_ascii=False)) if example else ""
          return f"""<section>
      <h2><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h2>
      <p>{escape(summary)}</p>
      {_list(parameters)}
      {f"<pre><code>{body}</code></pre>" if body else ""}
      {_list(responses)}
      </section>"""

      def _list(rows: list[tuple[str, str]]) -> str:
          """Terms, which are HTML already, and what they mean."""
          entries = [f"<dt>{term}</dt><dd>{escape(text)}</dd>" for term, text in rows]
          return f"<dl>{''.join(entries)}</dl>" if rows else ""
    `,
  )
}
