// {{#if hasFrontend}}
import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
// {{/if}}
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { createRouter, onError, tooLarge } from './http.ts'
import { accessLog } from './log.ts'
// {{#if ai}}
import { aiRoutes } from './routes/ai.ts'
// {{/if}}
// {{#if auth}}
import { authRoutes } from './routes/auth.ts'
// {{/if}}
// {{#if docs}}
import { describeApi } from './routes/docs.ts'
// {{/if}}
import { healthRoutes } from './routes/health.ts'
// {{#if api}}
import { itemRoutes } from './routes/items.ts'
// {{/if}}

export const app = createRouter()

app.use(requestId(), accessLog, secureHeaders(), bodyLimit({ maxSize: 100_000, onError: tooLarge }))
app.route('/api/health', healthRoutes)
// {{#if auth}}
app.route('/api/auth', authRoutes)
// {{/if}}
// {{#if api}}
app.route('/api/items', itemRoutes)
// {{/if}}
// {{#if ai}}
app.route('/api/ai', aiRoutes)
// {{/if}}
// {{#if docs}}
describeApi(app)
// {{/if}}
app.all('/api/*', (c) => c.json({ error: 'There is no such endpoint.' }, 404))
// {{#if hasFrontend}}
// Files whose name changes with their content.
const hashed = /\/(assets|_app\/immutable)\/|-[A-Z0-9]{8}\.(js|css)$/
// In development they come from their own server, at its own port.
if (existsSync('../web/dist')) {
  app.use(
    serveStatic({
      root: '../web/dist',
      onFound: (path, c) => {
        if (hashed.test(path)) c.header('cache-control', 'public, max-age=31536000, immutable')
      },
    }),
  )
  app.get('*', serveStatic({ path: '../web/dist/index.html' }))
}
// {{/if}}
app.onError(onError)
