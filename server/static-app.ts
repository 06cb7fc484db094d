import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { ServerBindings } from './responses'
import { contentSecurityPolicy, inlineScriptHashes } from './security'

export interface StaticApp {
  routes: Hono<ServerBindings>
  /** The Content-Security-Policy of the page as it is on disk now. */
  policy: () => string
}

/** Paths of the backend, of assets, and hidden ones, which scanners look for. */
const NEVER_A_PAGE = /^\/(api|auth\/v1|rest\/v1|functions\/v1|mailbox|assets)(\/|$)|\/\./

const isPage = (path: string) => path === '/' || path === '/index.html'

/** Serves the built app from `folder`: hashed assets for ever, pages always checked, every other path the app itself. */
export async function staticApp(folder: string): Promise<StaticApp> {
  let page = await readPage(folder)
  const fresh = async () => {
    const { mtimeMs } = await stat(join(folder, 'index.html')).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs !== page.mtimeMs) page = await readPage(folder)
    return page
  }

  let files: MiddlewareHandler<ServerBindings> | undefined
  const routes = new Hono<ServerBindings>()
  routes.use('/assets/*', async (c, next) => {
    await next()
    // A 304 replaces the headers of the stored answer.
    if (c.res.ok || c.res.status === 304)
      c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  })
  routes.use('*', etag())
  routes.get('*', async (c, next) => {
    if (isPage(c.req.path) || (await fresh()).html === null) return next()
    files ??= serveStatic<ServerBindings>({ root: folder, precompressed: true })
    return files(c, next)
  })
  routes.get('*', async (c) => {
    const isFile = NEVER_A_PAGE.test(c.req.path) || /\.[a-z0-9]+$/i.test(c.req.path)
    if (isFile && !isPage(c.req.path)) return c.json({ error: 'Not found' }, 404)
    const { html } = await fresh()
    if (html === null) return c.text('The app is not built yet. Run: npm run build', 503)
    c.header('cache-control', 'no-cache')
    return c.html(html)
  })

  return { routes, policy: () => page.policy }
}

async function readPage(folder: string): Promise<{ html: string | null; policy: string; mtimeMs: number }> {
  const file = join(folder, 'index.html')
  try {
    const [html, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    return { html, policy: contentSecurityPolicy(inlineScriptHashes(html)), mtimeMs }
  } catch {
    return { html: null, policy: contentSecurityPolicy([]), mtimeMs: 0 }
  }
}
