import type { FrontendDefinition } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'

/** `src/web.ts`: the built front end, served as static files. */
export function webFile(frontend: FrontendDefinition) {
  const spa = frontend.fallback.status === 200
  return file(
    'src/web.ts',
    code`
      import { readFile } from 'node:fs/promises'
      import { join } from 'node:path'
      import { fileURLToPath } from 'node:url'
      import { serveStatic } from '@hono/node-server/serve-static'
      import { type Context, Hono } from 'hono'

      const FOLDER = fileURLToPath(new URL('../../web/${frontend.outputFolder}', import.meta.url))
      const NOT_BUILT = 'The web app is not built yet: run "npm run build", or "npm run dev" to work on it.'

      /** Serves the built web app from its folder. */
      export function webApp(folder = FOLDER) {
        const app = new Hono()
        app.use(serveStatic({ root: folder, onFound: cache }))
        ${!spa && 'app.use(serveStatic({ root: folder, rewriteRequestPath: (path) => `${path}.html`, onFound: cache }))'}
        app.get('*', async (c) => {
          ${
            spa &&
            code`
              // Pages are routes inside the app; a path with an extension is a file that does not exist.
              if (/\.\w+$/.test(c.req.path)) return c.text('Not found', 404)
            `
          }
          const page = await readFile(join(folder, '${frontend.fallback.file}'), 'utf8').catch(() => null)
          if (page === null) return c.text(NOT_BUILT, 404)
          c.header('Cache-Control', 'no-cache')
          return c.html(page${!spa && `, ${frontend.fallback.status}`})
        })
        return app
      }

      /** Files with a hash in their name never change; everything else is asked for again. */
      function cache(_path: string, c: Context) {
        const hashed = c.req.path.startsWith('/${frontend.hashedFolder}/')
        c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      }
    `,
  )
}
