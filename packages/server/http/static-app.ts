import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { type BuiltPage, pagesIn } from './built-pages'
import { decoded, isNeverAPage, LOCAL_SITE } from './page-paths'
import type { ServerBindings } from './responses'

export interface StaticApp {
  routes: Hono<ServerBindings>
}

/** Compressed copies have no address of their own. */
const COMPRESSED = /\.(br|gz)$/i

const NOT_READING = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Files that browsers revalidate each time, because their names do not change with their content. */
const CHECKED = /^\/(sw\.js|pages\.json)$/

/** Files that contain the address of the site, for search engines. */
const OF_THE_SITE: Record<string, string> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
}

/**
 * Serves the built app from `folder` for the site at `siteUrl`: caches hashed assets forever, revalidates
 * pages, maps each path to its file in `pages.json`, and answers every other path with status 404, with the
 * Page Not Found document when the client accepts one.
 */
export function staticApp(folder: string, siteUrl = LOCAL_SITE): StaticApp {
  const pages = pagesIn(folder)
  const routes = new Hono<ServerBindings>()
  routes.use('/assets/*', async (c, next) => {
    await next()
    if (!c.res.ok) return
    c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
    // Immutable files need no revalidation.
    c.res.headers.delete('last-modified')
  })
  const checked = etag()
  routes.use('*', (c, next) => (c.req.path.startsWith('/assets/') ? next() : checked(c, next)))

  routes.get('*', async (c, next) => {
    const page = isNeverAPage(c.req.path) ? null : await pages.at(c.req.path)
    return page ? send(c, page, 200) : next()
  })
  routes.on(NOT_READING, '*', async (c, next) => {
    if (isNeverAPage(c.req.path) || !(await pages.at(c.req.path))) return next()
    c.header('allow', 'GET, HEAD')
    return c.json({ error: 'Method not allowed' }, 405)
  })
  for (const [path, type] of Object.entries(OF_THE_SITE))
    routes.get(path, async (c, next) => {
      const text = await readFile(join(folder, path), 'utf8').catch(() => null)
      if (text === null) return next()
      return c.body(text.replaceAll(LOCAL_SITE, siteUrl), 200, { 'content-type': type })
    })
  let files: MiddlewareHandler<ServerBindings> | undefined
  routes.get('*', async (c, next) => {
    const path = decoded(c.req.path)
    if (COMPRESSED.test(path) || !(await pages.isBuilt()) || (await pages.isFileOfOne(path))) return next()
    // Where a folder has an index, that is a page, and was answered above.
    if (!RANGE.test(c.req.header('range') ?? 'bytes=0-')) c.req.raw.headers.delete('range')
    files ??= serveStatic<ServerBindings>({ root: folder, precompressed: true, index: '.none' })
    if (CHECKED.test(path)) c.header('cache-control', 'no-cache')
    return files(c, next)
  })
  routes.get('*', async (c) => {
    const isFile = /\.[a-z0-9]+$/i.test(decoded(c.req.path))
    // A user who follows a link to a missing file gets a page; a script or an image request gets a short
    // answer.
    if (isNeverAPage(c.req.path) || (isFile && !c.req.header('accept')?.includes('text/html')))
      return c.json({ error: 'Not found' }, 404)
    const page = await pages.notFound()
    return page ? send(c, page, 404) : c.text('The app is not built yet. Run: npm run build', 503)
  })
  return { routes }
}

/** One part of a file. Any other range is ignored, as HTTP allows; the library would call the whole file a part. */
const RANGE = /^bytes=(\d+-\d*|-\d+)$/

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Answers with a page in the smallest form that the browser takes and the build has. */
async function send(c: Context<ServerBindings>, page: BuiltPage, status: 200 | 404): Promise<Response> {
  c.set('policy', page.policy)
  c.header('cache-control', 'no-cache')
  c.header('content-type', 'text/html; charset=utf-8')
  c.header('vary', status === 404 ? 'Accept, Accept-Encoding' : 'Accept-Encoding')
  c.header('etag', page.etag)
  const accepted = new Set(
    c.req
      .header('accept-encoding')
      ?.split(',')
      .map((encoding) => encoding.trim()),
  )
  for (const [encoding, ending] of ENCODINGS) {
    const compressed = accepted.has(encoding) ? await page.compressed(ending) : null
    if (!compressed) continue
    c.header('content-encoding', encoding)
    return c.body(compressed, status)
  }
  return c.body(page.html, status)
}
