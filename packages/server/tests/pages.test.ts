import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../http/security'
import { staticApp } from '../http/static-app'
import { knownPages, robots, sitemap } from '../../../scripts/site/pages'
import { LOCAL_SITE } from '../http/page-paths'
import { serverForTests } from './kit'

const PAGE =
  '<!doctype html><script>let theme = 1</script><div id="root"></div><script type="module" src="/assets/app.js"></script>'

/** The built app of a folder with the headers that every answer has. */
function appOf(folder: string): Hono {
  const app = new Hono()
  app.use('*', securityHeaders('http://127.0.0.1:4310') as never)
  return app.route('/', staticApp(folder, 'http://127.0.0.1:4711').routes as never)
}

describe('the built app', () => {
  let folder: string
  let app: Hono

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orrery-dist-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), PAGE)
    await writeFile(join(folder, 'favicon.svg'), '<svg/>')
    await writeFile(join(folder, 'robots.txt'), robots(LOCAL_SITE))
    await writeFile(join(folder, 'sitemap.xml'), sitemap(LOCAL_SITE))
    await writeFile(join(folder, 'pages.json'), JSON.stringify(knownPages()))
    await writeFile(join(folder, 'assets/generate.worker-x.js'), 'run()')
    await writeFile(join(folder, 'assets/predict.worker-x.js'), 'run()')
    await writeFile(join(folder, 'assets/picture.svg'), '<svg/>')
    await writeFile(join(folder, 'assets/font.woff2'), 'font')
    await writeFile(join(folder, 'assets/app.js'), 'console.log(1)')
    await writeFile(join(folder, 'assets/app.js.gz'), gzipSync('console.log(1)'))
    await writeFile(join(folder, '..', 'outside.txt'), 'secret')
    app = appOf(folder)
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await rm(join(folder, '..', 'outside.txt'), { force: true })
  })

  it.each([
    '/',
    '/signin',
    '/projects/some-id',
    '/shared/Zx0kT9vQe2LrN5uYcA1bD7fGhJ4mP6sW8_iO-3qRtUv',
    '/ai-ml-platform/models/churn',
    '/auth/callback?token_hash=x',
  ])('serves the page for %s', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(PAGE)
    const head = await app.request(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it.each([
    ['/robots.txt', 'text/plain', 'Sitemap: http://127.0.0.1:4711/sitemap.xml'],
    ['/sitemap.xml', 'application/xml', '<loc>http://127.0.0.1:4711/</loc>'],
  ])('contains its own URL in %s', async (path, type, text) => {
    const response = await app.request(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(type),
    ])
    const body = await response.text()
    expect([body.includes(text), body.includes(LOCAL_SITE)]).toEqual([true, false])
  })

  it('responds 405 for a page with another method, and 404 for a missing one', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const refused = await app.request('/signin', { method })
      expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
      expect((await app.request('/no-such-page', { method })).status).toBe(404)
    }
  })

  it.each([
    '/%73ignin',
    '/sign%69n',
    '/%64ocs/getting%2Dstarted',
    '/create%2dproject',
    '/projects/%61%20b',
    '/SignIn',
    '/signin/',
    '/docs/getting-started/',
    '/templates/storefront/source',
    '/blog/why-state-machines',
    '/blog/why-state-machines/',
    '/%61uth/callback?token_hash=x',
  ])('serves the page for %s, in any spelling', async (path) => {
    const response = await app.request(path)
    expect([response.status, await response.text()]).toEqual([200, PAGE])
  })

  it.each([
    '/none',
    '/docs/none',
    '/docs/getting-started/more',
    '/templates/none/source',
    '/templates/storefront',
    '/templates/field-notes/source',
    '/blog/none',
    '/blog/why-state-machines/more',
    '/projects/a/b',
    '/signin/x',
    '/%6eone',
    '/docs%2Fgetting-started',
  ])('serves the not-found page for %s, with 404', async (path) => {
    const response = await app.request(path)
    expect([response.status, await response.text()]).toEqual([404, PAGE])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    const head = await app.request(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([404, ''])
  })

  it.each(['/%', '/%zz', '/%c0%ae', '/%00', '/signin%00'])('does not fail on %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  it.each(['/%61pi/x', '/%6dailbox/x', '/%61ssets/missing', '/%2egit/config', '/rest%2fv1/profiles'])(
    'never serves its own page for %s, in any spelling',
    async (path) => expect((await app.request(path)).status).toBe(404),
  )

  it('sends subresources with few headers, and files that can run by themselves with all', async () => {
    for (const path of ['/assets/app.js', '/assets/font.woff2']) {
      const { headers } = await app.request(path)
      expect([path, headers.get('content-security-policy'), headers.get('permissions-policy')]).toEqual([
        path,
        null,
        null,
      ])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toContain('immutable')
      const size = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
      expect(size).toBeLessThan(260)
    }
    for (const path of [
      '/assets/generate.worker-x.js',
      '/assets/picture.svg',
      '/favicon.svg',
      '/assets/missing.js',
      '/',
    ])
      expect([path, (await app.request(path)).headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
  })

  it('lets the worker that runs models compile WebAssembly, and nothing else', async () => {
    const scripts = async (path: string) =>
      /script-src ([^;]*)/.exec((await app.request(path)).headers.get('content-security-policy') ?? '')?.[1]
    expect(await scripts('/assets/predict.worker-x.js')).toBe("'self' 'wasm-unsafe-eval'")
    for (const path of ['/', '/assets/generate.worker-x.js', '/predict.worker-x.js'])
      expect([path, await scripts(path)]).toEqual([path, expect.not.stringContaining('wasm')])
  })

  it.each(['/assets/missing.js', '/missing.png', '/api/x', '/mailbox/x', '/auth/v1/x', '/assets/'])(
    'never serves a page for %s',
    async (path) => expect((await app.request(path)).status).toBe(404),
  )

  it.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/%2e%2e%2f%2e%2e%2foutside.txt',
  ])('does not leave its folder for %s', async (path) =>
    expect(await (await app.request(path)).text()).not.toContain('secret'),
  )

  it('caches hashed files forever, compresses them, and responds 304 for a page that is cached', async () => {
    const asset = await app.request('/assets/app.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    const first = await app.request('/')
    const again = await app.request('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it.each([
    ['bytes=0-3', 206, 'cons'],
    ['bytes=-2', 206, '1)'],
    ['bytes=99-', 416, ''],
    ['bytes=0-0,2-3', 200, 'console.log(1)'],
    ['bytes=a-b', 200, 'console.log(1)'],
    ['bytes=3-1', 416, ''],
    ['lines=0-1', 200, 'console.log(1)'],
  ])('responds to the range %s with %i', async (range, status, text) => {
    const response = await app.request('/assets/app.js', { headers: { range } })
    expect([response.status, await response.text()]).toEqual([status, text])
  })

  it('allows its own inline script by hash, and no other', async () => {
    const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('follows a new build without a restart', async () => {
    await writeFile(join(folder, 'index.html'), PAGE.replace('theme = 1', 'theme = 22'))
    expect(await (await app.request('/')).text()).toContain('theme = 22')
  })
})

describe('an app with one file per page', () => {
  let folder: string
  let app: Hono
  const files = {
    'index.html': '<!doctype html><script>let home = 1</script>',
    'about/index.html': '<!doctype html><script>let about = 1</script><script>let more = 1</script>',
    'docs/getting-started/index.html': '<!doctype html><p>documentation',
    'shell/app.html': '<!doctype html><p>shell',
    '404.html': '<!doctype html><p>none',
  }
  const pages = {
    '/': 'index.html',
    '/about': 'about/index.html',
    '/docs/getting-started': 'docs/getting-started/index.html',
    '/projects': 'shell/app.html',
    '/projects/:id': 'shell/app.html',
    '/auth/callback': 'shell/app.html',
    '/gone': 'gone/index.html',
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orrery-dist-'))
    for (const [file, html] of Object.entries({ ...files, 'pages.json': JSON.stringify(pages) })) {
      await mkdir(join(folder, file, '..'), { recursive: true })
      await writeFile(join(folder, file), html)
    }
    await writeFile(join(folder, 'about/index.html.br'), brotliCompressSync(files['about/index.html']))
    await writeFile(join(folder, 'about/index.html.gz'), gzipSync(files['about/index.html']))
    await writeFile(join(folder, 'sw.js'), 'run()')
    await mkdir(join(folder, 'demos'))
    await writeFile(join(folder, 'demos/one.html'), '<p>a file of its own')
    app = appOf(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/about/', 'about/index.html'],
    ['/About?x=1', 'about/index.html'],
    ['/%61bout', 'about/index.html'],
    ['/docs/getting-started', 'docs/getting-started/index.html'],
    ['/projects', 'shell/app.html'],
    ['/projects/some%20name', 'shell/app.html'],
    ['/projects/about', 'shell/app.html'],
    ['/auth/callback?token_hash=x', 'shell/app.html'],
  ] as const)('responds to %s with %s', async (path, file) => {
    const response = await app.request(path)
    expect([response.status, await response.text()]).toEqual([200, files[file]])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it.each([
    '/none',
    '/about/more',
    '/projects/a/b',
    '/docs',
    '/projects/:id/x',
    '/gone',
    '/shell',
    '/shell/app',
  ])('serves the not-found page for %s, with 404', async (path) => {
    const response = await app.request(path)
    expect([response.status, await response.text()]).toEqual([404, files['404.html']])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it.each([
    '/about/index.html',
    '/About/Index.HTML',
    '/404.html',
    '/shell/app.html',
    '/docs/getting-started/index.html',
    '/about/index.html.br',
    '/about/index.html.gz',
    '/about/../shell/app.html',
    '/shell%2fapp.html',
    '/about/index%2ehtml',
  ])('serves a page under no second name: %s', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/shell|about/)
  })

  it.each(['/about/index.html', '/About/Index.HTML', '/404.html', '/gone.pdf'])(
    'serves the not-found page to a browser that opens %s',
    async (path) => {
      const visit = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
      const response = await app.request(path, visit)
      expect([response.status, await response.text()]).toEqual([404, files['404.html']])
      expect(response.headers.get('vary')).toMatch(/^Accept,/)
      const wanted = await app.request(path, { headers: { accept: '*/*' } })
      expect(await wanted.json()).toEqual({ error: 'Not found' })
    },
  )

  it.each(['/api/none', '/assets/none.js', '/.env'])('never serves a not-found page for %s', async (path) => {
    const response = await app.request(path, { headers: { accept: 'text/html' } })
    expect([response.status, await response.json()]).toEqual([404, { error: 'Not found' }])
  })

  it('serves files next to its pages', async () => {
    const response = await app.request('/demos/one.html')
    expect([response.status, await response.text()]).toEqual([200, '<p>a file of its own'])
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it('allows each page its own inline scripts, also with 304', async () => {
    const hashes = async (path: string, headers = {}) => {
      const response = await app.request(path, { headers })
      const policy = response.headers.get('content-security-policy') ?? ''
      return {
        tag: response.headers.get('etag'),
        status: response.status,
        found: policy.match(/'sha256-[^']+'/g) ?? [],
      }
    }
    const [home, about, shell] = [await hashes('/'), await hashes('/about'), await hashes('/projects')]
    expect([home.found.length, about.found.length, shell.found.length]).toEqual([1, 2, 0])
    expect(about.found).not.toContain(home.found[0])
    const again = await hashes('/about', { 'if-none-match': about.tag })
    expect([again.status, again.found]).toEqual([304, about.found])
    expect((await hashes('/none')).found).toEqual([])
  })

  it('lets a page connect to one more origin that the user chose, also with 304', async () => {
    const { headers } = await app.request('/about')
    const tag = headers.get('etag') ?? ''
    const cookie = 'orrery-connect=https://api.vega.example'
    for (const sent of [
      { cookie, 'if-none-match': '' },
      { cookie, 'if-none-match': tag },
    ])
      expect(
        (await app.request('/about', { headers: sent })).headers.get('content-security-policy'),
      ).toContain("connect-src 'self' https://api.vega.example")
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';")
    expect(headers.get('vary')).toMatch(/Accept-Encoding.*Cookie/)
  })

  it('sends files compressed by the build to clients that accept them', async () => {
    const size = async (encodings: string) => {
      const response = await app.request('/about', { headers: { 'accept-encoding': encodings } })
      return [response.headers.get('content-encoding'), (await response.arrayBuffer()).byteLength]
    }
    const html = files['about/index.html']
    expect(await size('gzip, deflate, br, zstd')).toEqual(['br', brotliCompressSync(html).byteLength])
    expect(await size('gzip')).toEqual(['gzip', gzipSync(html).byteLength])
    expect(await size('br;q=0')).toEqual([null, html.length])
    expect(await size('')).toEqual([null, html.length])
  })

  it('never sends compressed files of an older build', async () => {
    const newer = '<!doctype html><p>newer'
    const later = new Date(Date.now() + 5000)
    await writeFile(join(folder, 'about/index.html'), newer)
    await utimes(join(folder, 'about/index.html'), later, later)
    const response = await app.request('/about', { headers: { 'accept-encoding': 'br' } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, newer])
  })

  it('has its service worker revalidated each time', async () => {
    const { headers } = await app.request('/sw.js')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    const again = await app.request('/sw.js', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
})

describe('the server', () => {
  const { ask, mailboxCookie, newClient, newEmail, ...use } = serverForTests()

  it('reports its health and its public configuration', async () => {
    const health = await ask('/api/health', {}, {})
    expect([health.status, await health.json()]).toEqual([
      200,
      {
        status: 'ok',
        engine: 'pglite',
        database: 'ok',
        disk: 'ok',
        migrations: expect.any(Number),
        version: expect.stringMatching(/^\d/),
        uptimeSeconds: expect.any(Number),
      },
    ])
    const config = await ask('/api/config', {}, {})
    expect(await config.json()).toEqual({
      supabaseUrl: use.server().url,
      supabaseKey: use.key(),
      adminEmail: 'admin@orrery.localhost',
      environment: 'embedded',
      mailbox: true,
    })
    expect(config.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/api/health', '/nothing', '/rest/v1/profiles', '/'])(
    'sends its headers with %s',
    async (path) => {
      const { headers } = await ask(path, {}, {})
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('shows its mailbox on its own origin', () => {
    expect(use.server().mailboxUrl).toMatch(`${use.server().url}/mailbox?key=`)
  })

  it('sends no referrer from a page with a token in its URL', async () => {
    const { headers } = await ask('/auth/callback?token_hash=x', {}, {})
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('shows mails newest first, without running scripts in them', async () => {
    expect(await (await ask('/mailbox', {}, mailboxCookie())).text()).toContain('No emails yet')
    const first = newEmail()
    const second = newEmail()
    for (const email of [first, second]) await newClient().auth.signUp({ email, password: 'Str0ng!pass' })
    const mails = (await (await ask('/mailbox/messages', {}, mailboxCookie())).json()) as {
      id: string
      to: string
      text: string
    }[]
    expect(mails.map(({ to }) => to)).toEqual([second, first])
    expect(mails[0]?.text).toContain('/auth/callback?token_hash=')
    expect(mails[0]?.text).not.toContain('/auth/v1/verify')
    const page = await (await ask('/mailbox', {}, mailboxCookie())).text()
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(page.indexOf(second)).toBeLessThan(page.indexOf(first))
    expect((await ask(`/mailbox/messages/${mails[0]?.id}`, {}, mailboxCookie())).status).toBe(200)
    expect((await ask('/mailbox/messages/nope', {}, mailboxCookie())).status).toBe(404)
  })

  it('notifies open mailboxes of a new mail', async () => {
    const stop = new AbortController()
    const response = await ask('/mailbox/events', { signal: stop.signal }, mailboxCookie())
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    await reader?.read()
    await newClient().auth.signUp({ email: newEmail(), password: 'Str0ng!pass' })
    let text = ''
    while (!text.includes('event: mail')) text += decoder.decode((await reader?.read())?.value)
    stop.abort()
    expect(text).toContain('event: mail')
  })
})
