import type { ServerContext } from '../../../definitions'
import { file } from '../../../file'
import { openApiDocument } from '../../../shared/openapi'
import { code } from '../../../text/code'
import { json } from '../../../text/escape'

/** The OpenAPI description, its endpoint and a page that shows it. */
export function docsFiles(project: ServerContext) {
  return [file('openapi.json', json(openApiDocument(project))), routesFile(project)]
}

function routesFile({ frontend }: ServerContext) {
  return file(
    'src/docs.ts',
    code`
      import { readFileSync } from 'node:fs'
      import { Hono } from 'hono'
      import { html, raw } from 'hono/html'

      interface Operation {
        summary: string
        description?: string
        tags: string[]
        responses: Record<string, { description: string }>
        requestBody?: { content: Record<string, { example?: unknown }> }
        parameters?: { name: string; in: string; description: string }[]
      }

      interface OpenApi {
        info: { title: string; version: string; description: string }
        paths: Record<string, Record<string, Operation>>
      }

      /** Read once at start; \`openapi.json\` is the source of both the endpoint and the page. */
      const source = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')
      const openApi = JSON.parse(source) as OpenApi

      export function docsRoutes() {
        return new Hono()
          .get('/openapi.json', (c) => c.body(source, 200, { 'Content-Type': 'application/json; charset=utf-8' }))
          .get('/docs', (c) => c.html(page()))
      }

      function page() {
        const { info, paths } = openApi
        const operations = Object.entries(paths).flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
        )
        return html\`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <link rel="icon" href="data:," />
              <title>API of \${info.title}</title>
              <style>
                \${raw(STYLE)}
              </style>
            </head>
            <body>
              <header>
                <h1>API of \${info.title}</h1>
                <p>\${info.description}</p>
                <p>Version \${info.version} · <a href="/api/openapi.json">openapi.json</a>${frontend && ' · <a href="/">Web app</a>'}</p>
              </header>
              <main>\${operations.map(section)}</main>
            </body>
          </html>\`
      }

      function section({ path, method, operation }: { path: string; method: string; operation: Operation }) {
        const body = operation.requestBody?.content['application/json']?.example
        return html\`<section>
          <h2><span class="method">\${method.toUpperCase()}</span> <code>\${path}</code></h2>
          <p>\${operation.summary}\${operation.description ? \` \${operation.description}\` : ''}</p>
          \${
            operation.parameters &&
            html\`<dl>
              \${operation.parameters.map(
                ({ name, description }) => html\`<dt><code>\${name}</code></dt><dd>\${description}</dd>\`,
              )}
            </dl>\`
          }
          \${body ? html\`<pre><code>\${JSON.stringify(body, null, 2)}</code></pre>\` : ''}
          <dl>
            \${Object.entries(operation.responses).map(
              ([status, { description }]) => html\`<dt>\${status}</dt><dd>\${description}</dd>\`,
            )}
          </dl>
        </section>\`
      }

      const STYLE = \`
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
        dt { font-variant-numeric: tabular-nums } dd { margin: 0; color: var(--soft) }
      \`
    `,
  )
}
