import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { ServerBindings } from './responses'
import { contentSecurityPolicy, decoded, inlineScriptHashes } from './security'

export interface StaticApp {
  routes: Hono<ServerBindings>
  /** The Content-Security-Policy of the page as it is on disk now. */
  policy: () => string
}

/** Paths of the backend, of assets, and hidden ones, which scanners look for. */
const NEVER_A_PAGE = /^\/(api|auth\/v1|rest\/v1|functions\/v1|mailbox|assets)(\/|$)|\/\./

const isPage = (path: string) => path === '/' || path === '/index.html'

/**
 * Serves the built app from `folder`: hashed assets for ever, pages always checked, every other path the app itself,
 * with status 404 where it says Page Not Found.
 */
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
    const path = decoded(c.req.path)
    if (NEVER_A_PAGE.test(path)) return c.json({ error: 'Not found' }, 404)
    const { html, isKnown } = await fresh()
    const known = isPage(path) || isKnown(c.req.path)
    if (!known && /\.[a-z0-9]+$/i.test(path)) return c.json({ error: 'Not found' }, 404)
    if (html === null) return c.text('The app is not built yet. Run: npm run build', 503)
    c.header('cache-control', 'no-cache')
    return c.html(html, known ? 200 : 404)
  })

  return { routes, policy: () => page.policy }
}

interface Page {
  html: string | null
  policy: string
  /** Whether the app has a page at a path. */
  isKnown: (path: string) => boolean
  mtimeMs: number
}

async function readPage(folder: string): Promise<Page> {
  const file = join(folder, 'index.html')
  try {
    const [html, { mtimeMs }, pages] = await Promise.all([
      readFile(file, 'utf8'),
      stat(file),
      readFile(join(folder, 'pages.json'), 'utf8').catch(() => null),
    ])
    const isKnown = pages
      ? pageTest(JSON.parse(pages) as string[])
      : (path: string) => !/\.[a-z0-9]+$/i.test(path)
    return { html, policy: contentSecurityPolicy(inlineScriptHashes(html)), isKnown, mtimeMs }
  } catch {
    return { html: null, policy: contentSecurityPolicy([]), isKnown: () => false, mtimeMs: 0 }
  }
}

/** As the app's router sees it: a slash at the end does not count, nor does the case of routes; names of documents count. */
function pageTest(pages: string[]): (path: string) => boolean {
  const known = new Set(pages)
  const parents = new Set(pages.filter((page) => page.endsWith('/:id')).map((page) => page.slice(0, -4)))
  return (path) => {
    const parts = path.split('/').map((part) => decoded(part).replaceAll('/', '%2F'))
    const plain = parts.join('/').replace(/(?<=.)\/+$/, '')
    const [, parent = '', rest] = /^(\/[^/]*)(?:\/([^/]+))?$/.exec(plain) ?? []
    const lower = plain.replace(/^\/[^/]*/, (first) => first.toLowerCase())
    return known.has(lower) || (rest !== undefined && parents.has(parent.toLowerCase()))
  }
}
