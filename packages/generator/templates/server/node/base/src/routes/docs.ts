import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { secureHeaders } from 'hono/secure-headers'
// {{#if auth}}
import { SESSION_COOKIE } from '../auth.ts'
// {{/if}}
import type { createRouter } from '../http.ts'

/** The installed package that renders the OpenAPI description: nothing is loaded from other sites. */
const ui = pathToFileURL(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API documentation</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
const START = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api' })"

const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
}

/** Serves the OpenAPI description of the routes, and a page that renders it. */
export function describeApi(app: ReturnType<typeof createRouter>) {
  // biome-ignore format: the name may be longer than a line
  const title = '{{title}}'
  // {{#if auth}}
  const session = { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } as const
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', session)
  // {{/if}}
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title, version: '0.1.0' },
    // {{#if auth}}
    security: [{ session: [] }],
    // {{/if}}
  })
  app.use('/api/docs', secureHeaders({ contentSecurityPolicy }))
  app.get('/api/docs', (c) => c.html(PAGE))
  app.get('/api/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }))
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/api/docs/${name}`, async (c) =>
      c.body(await readFile(new URL(name, ui)), 200, { 'content-type': type }),
    )
  }
}
