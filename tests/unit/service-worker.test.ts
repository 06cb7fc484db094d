import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled, describeBuild } from '../../scripts/site/service-worker'
import type { Build } from '../../src/app/service-worker/build'
import { isFile, isFileAsked, pageRules } from '../../src/app/service-worker/rules'

const SITE = 'https://orrery.example'

const asked = (path: string, request: Partial<Pick<Request, 'mode' | 'cache'>> = {}) => {
  const url = new URL(path, SITE)
  return {
    url,
    sameOrigin: url.origin === SITE,
    request: { mode: 'no-cors' as const, cache: 'default' as const, headers: new Headers(), ...request },
  }
}
/** Files that are not named as their address is. */
const OF_OTHER_NAMES: Record<string, string> = {
  '/': 'index.html',
  '/projects': 'shell/projects.html',
  '/projects/-': 'shell/app.html',
}
const opened = (path: string) => asked(path, { mode: 'navigate' })

describe('the list of the service worker', () => {
  let folder: string
  let build: Build
  const files: Record<string, string> = {
    'pages.json': JSON.stringify({
      '/': 'index.html',
      '/about': 'about/index.html',
      '/machines/form': 'machines/form/index.html',
      '/projects': 'shell/projects.html',
      '/projects/:id': 'shell/app.html',
      '/reset-password': 'shell/public.html',
      '/auth/callback': 'shell/public.html',
      '/shared/:token': 'shell/public.html',
    }),
    'index.html':
      '<link href="/assets/home-1.js" data-later><style>@font-face{src:url(/assets/geist-latin-wght-normal-1.woff2)}@font-face{src:url(/assets/geist-latin-ext-wght-normal-1.woff2)}@font-face{src:url(/assets/geist-cyrillic-wght-normal-1.woff2)}</style><link data-later="start" crossorigin href="/assets/shared-1.js"><link data-later="start" crossorigin href="/assets/index-1.js">',
    'about/index.html': '<p>about',
    'machines/form/index.html': '<p>form',
    'shell/projects.html': '<p>projects',
    'shell/app.html': '<p>shell',
    'shell/public.html': '<p>public',
    'favicon.svg': '<svg/>',
    'assets/index-1.js': 'import{a}from"./shared-1.js";import"./more-1.js";import("./chart-1.js")',
    'assets/home-1.js': '',
    'assets/shared-1.js': '',
    'assets/more-1.js': '',
    'assets/chart-1.js': '',
    'assets/pricing-1.js': 'import"./shared-1.js"',
    'assets/geist-latin-wght-normal-1.woff2': 'font',
  }
  const urls = () => build.kept.map(({ url }) => url)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orrery-dist-'))
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), content)
    }
    build = await describeBuild(folder, ['assets/pricing-1.js'])
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('has each page once, the initial scripts of the pages, and their font', () => {
    expect(urls()).toEqual([
      '/',
      '/about',
      '/projects',
      '/projects/-',
      '/favicon.svg',
      '/assets/geist-latin-wght-normal-1.woff2',
      '/assets/home-1.js',
      '/assets/index-1.js',
      '/assets/more-1.js',
      '/assets/pricing-1.js',
      '/assets/shared-1.js',
    ])
    expect([build.entry, build.shell]).toEqual(['/assets/index-1.js', '/projects/-'])
  })

  it('is cached exactly as built or not at all', () => {
    for (const { url, integrity } of build.kept) {
      const file = OF_OTHER_NAMES[url] ?? url.slice(1)
      const content = files[file] ?? files[`${file}/index.html`] ?? ''
      expect(integrity).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`)
    }
  })

  it('names another build when a page differs', async () => {
    expect((await describeBuild(folder, ['assets/pricing-1.js'])).id).toBe(build.id)
    await writeFile(join(folder, 'about/index.html'), '<p>about us')
    expect((await describeBuild(folder, ['assets/pricing-1.js'])).id).not.toBe(build.id)
  })

  it('has no page with a token in its URL, in any spelling', () => {
    const { isPageAsked, isStrayAsked, addressOf } = pageRules(build.pages)
    for (const path of [
      '/auth/callback?token_hash=x',
      '/%61uth/callback?token_hash=x',
      '/AUTH/callback',
      '/auth/callback/',
      '/shared/token',
      '/%73hared/token',
      '/reset-password',
      '/Reset-Password/#access_token=x',
    ])
      expect([
        path,
        isPageAsked(opened(path)),
        isStrayAsked(opened(path)),
        addressOf(new URL(path, SITE)),
      ]).toEqual([path, false, false, undefined])
  })

  it('matches the same pages as the server, and no other URL', () => {
    const { isPageAsked, addressOf } = pageRules(build.pages)
    const addresses = (paths: string[]) => paths.map((path) => addressOf(new URL(path, SITE)))
    expect(addresses(['/', '/About/', '/%61bout', '/projects/x', '/machines/form', '/none'])).toEqual([
      '/',
      '/about',
      '/about',
      '/projects/-',
      null,
      undefined,
    ])
    expect(isPageAsked(opened('/about?inspect'))).toBe(true)
    expect(isPageAsked(opened('/about?inspect=stately'))).toBe(false)
    // A request by the page itself, as a probe of the network sends it, is no visit.
    expect(isPageAsked(asked('/about'))).toBe(false)
    expect(isPageAsked(opened('https://elsewhere.example/about'))).toBe(false)
  })

  describe('the URL of an unknown page', () => {
    const stray = (path: string, visit = opened(path)) => pageRules(build.pages).isStrayAsked(visit)

    it.each(['/none', '/about/x', '/docs/none', '/about/index.html', '/authors', '/a.b/c'])(
      'is answered offline: %s',
      (path) => expect(stray(path)).toBe(true),
    )

    it.each([
      '/about',
      '/api/none',
      '/auth/v1/verify?token=x',
      '/rest/v1/profiles',
      '/functions/v1/x',
      '/functions',
      '/functions/x',
      '/%66unctions/x',
      '/rest',
      '/storybook',
      '/storybook/index.html',
      '/storybook-static/iframe.html',
      '/mailbox',
      '/mailbox?key=x',
      '/%6dailbox',
      '/api/client-errors',
      '/assets/none.js',
      '/.env',
      '/sw.js',
      '/robots.txt',
      'https://elsewhere.example/none',
    ])('is not the URL of a page or another resource: %s', (path) => expect(stray(path)).toBe(false))

    it('is not a file requested by a page', () => expect(stray('/none', asked('/none'))).toBe(false))
  })
})

describe('the runtime cache of the service worker', () => {
  it.each([
    '/api/config',
    '/api/health',
    '/auth/v1/user',
    '/rest/v1/profiles?select=*',
    '/functions/v1/delete-user',
    '/mailbox?key=x',
    '/mailbox/messages',
    '/assets/..%2fapi/config',
    '/assets/%2e%2e/mailbox',
    '/assets/x/../../rest/v1/profiles',
    '/assets/app-1.js?token=x',
    'https://elsewhere.example/assets/app-1.js',
  ])('stores no personal data: %s', (path) => {
    expect(isFileAsked(asked(path))).toBe(false)
  })

  it('stores a file of the site that a page requests', () => {
    expect(isFileAsked(asked('/assets/app-1.js'))).toBe(true)
    expect(isFileAsked(asked('/favicon.svg'))).toBe(true)
    for (const cache of ['no-store', 'reload'] as const)
      expect(isFileAsked(asked('/assets/app-1.js', { cache }))).toBe(false)
    expect(isFileAsked(opened('/assets/app-1.js'))).toBe(false)
  })

  it('ignores a request for a part of a file', () => {
    const part = asked('/assets/app-1.js')
    const headers = new Headers({ range: 'bytes=0-10' })
    expect(isFileAsked({ ...part, request: { ...part.request, headers } })).toBe(false)
  })

  it.each([
    ['/assets/app-1.js', 'text/plain', false],
    ['/assets/app-1.js', 'application/json', false],
    ['/assets/app-1.js', '', false],
    ['/assets/app-1.css', 'text/javascript', false],
    ['/assets/font-1.woff2', 'application/octet-stream', false],
    ['/favicon.svg', 'text/plain', false],
    ['/assets/app-1.js', 'text/javascript; charset=utf-8', true],
    ['/assets/app-1.js', 'application/javascript', true],
    ['/assets/app-1.css', 'text/css', true],
    ['/assets/font-1.woff2', 'font/woff2', true],
    ['/favicon.svg', 'image/svg+xml', true],
    ['/assets/data-1.json', 'application/json', true],
    ['/assets/picture-1.webp', 'image/webp', true],
  ])(
    'stores a response only when its type matches the file name, unlike that of a portal: %s %s',
    (path, type, wanted) => {
      const headers = new Headers(type ? { 'content-type': type } : {})
      const answer = { status: 200, type: 'basic' as const, redirected: false, headers }
      expect(isFile(answer, path)).toBe(wanted)
    },
  )

  it.each(['no-store', 'private, max-age=60', 'No-Store'])(
    'stores no response whose headers forbid it: %s',
    (rule) => {
      const headers = new Headers({ 'content-type': 'text/javascript', 'cache-control': rule })
      expect(isFile({ status: 200, type: 'basic', redirected: false, headers }, '/assets/app-1.js')).toBe(
        false,
      )
    },
  )

  it('stores no response in place of a file', () => {
    const answer = { status: 200, type: 'basic' as const, redirected: false, headers: new Headers() }
    const script = { ...answer, headers: new Headers({ 'content-type': 'text/javascript' }) }
    expect(isFile(script, '/assets/app-1.js')).toBe(true)
    for (const wrong of [
      { ...script, status: 404 },
      { ...script, status: 206 },
      { ...script, redirected: true },
      { ...script, type: 'opaque' as const },
      { ...script, type: 'cors' as const },
      { ...answer, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }) },
      answer,
    ])
      expect(isFile(wrong, '/assets/app-1.js')).toBe(false)
  })
})

describe('a build without a service worker', () => {
  it('removes an installed worker and its caches from browsers', async () => {
    const listeners: Record<string, (event: { waitUntil: (work: Promise<void>) => void }) => void> = {}
    const kept = new Set(['orrery-build-1', 'orrery-used-1', 'of-another-app'])
    const done: string[] = []
    const self = {
      addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
      skipWaiting: async () => void done.push('skipWaiting'),
      registration: { unregister: async () => void done.push('unregister') },
    }
    const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) }
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function('self', 'caches', await bundled('removal.ts'))(self, caches)
    const works: Promise<void>[] = []
    for (const type of ['install', 'activate']) listeners[type]?.({ waitUntil: (work) => works.push(work) })
    await Promise.all(works)
    expect([[...kept], done]).toEqual([['of-another-app'], ['skipWaiting', 'unregister']])
    expect(Object.keys(listeners)).toEqual(['install', 'activate'])
  })
})
