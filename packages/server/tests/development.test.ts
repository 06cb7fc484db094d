import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ownPages } from '../start/own-pages'
import { embeddedBackend } from '../start/vite-plugin'

// The backend inside Vite's development server, whose own middleware comes first.

let folder: string
let vite: ViteDevServer
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-development-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Page</title>')
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'src/main.ts'), 'export const source = 1')
  for (const name of ['VITEST', 'STORYBOOK', 'HOST', 'SITE_URL', 'ADMIN_EMAIL']) vi.stubEnv(name, '')
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vite = await createServer({
    root: folder,
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 5199 },
    plugins: [ownPages(), embeddedBackend()],
  })
  await vite.listen()
  url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
})
afterAll(async () => {
  await vite.close()
  // The backend ends by itself after its server; its files are in use until then.
  await (globalThis as { closeEmbeddedBackend?: () => Promise<void> }).closeEmbeddedBackend?.()
  await rm(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

it.each([
  '/api/health',
  '/api/config',
  '/auth/v1/settings',
  '/rest/v1/profiles',
  '/mailbox',
  '/functions/v1/x',
])('allows no other origin on %s', async (path) => {
  for (const init of [{}, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }]) {
    const headers = { ...init.headers, origin: 'http://localhost:1' }
    const response = await fetch(url + path, { ...init, headers })
    expect(response.status).toBe(403)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

/** The status of a request that is sent as it is, and its headers; 101 when the connection becomes a WebSocket. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const { host, port } = new URL(url)
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } })
    asked.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0, text: '', headers: response.headers })
    })
    asked.on('error', reject).end()
  })
const FILES = [
  '/',
  '/src/main.ts',
  '/src/main.ts?raw',
  '/src/main.ts?url',
  '/src/main.ts?import',
  '/@vite/client',
]
const EDITOR = '/__open-in-editor?file=no-such-file'
const BACKEND = ['/api/config', '/api/health', '/mailbox', '/mailbox/messages', '/auth/v1/settings']

it('does not respond to any kind of request from another site', async () => {
  const strangers: Record<string, string>[] = []
  for (const site of ['cross-site', 'same-site'])
    for (const [mode, dest] of [
      ['no-cors', 'image'],
      ['no-cors', 'script'],
      ['no-cors', 'style'],
      ['cors', 'script'],
      ['cors', 'empty'],
      ['navigate', 'iframe'],
      ['navigate', 'object'],
      ['navigate', 'embed'],
    ] as const)
      strangers.push({ 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest })
  for (const origin of ['https://evil.test', 'http://localhost:1', 'http://127.0.0.1:1', 'null', 'x'])
    strangers.push({ origin }, { origin, 'sec-fetch-site': 'none' })
  for (const headers of strangers)
    for (const path of [...FILES, EDITOR, ...BACKEND])
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
        expect([headers, path, method, (await ask(path, headers, method)).status]).toEqual([
          headers,
          path,
          method,
          403,
        ])
})

it('opens no editor for a link of another site, and serves its own pages', async () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  for (const path of [EDITOR, `/${EDITOR}`, EDITOR.toUpperCase()])
    expect([path, (await ask(path, link)).status]).toEqual([path, 403])
  expect((await ask('/', { ...link, accept: 'text/html' })).status).toBe(200)
  const own = {
    origin: url,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'script',
  }
  for (const path of ['/src/main.ts', '/@vite/client', '/api/health'])
    expect([path, (await ask(path, own)).status]).toEqual([path, 200])
})

it('can be framed and read only by its own pages', async () => {
  for (const path of ['/', '/src/main.ts', '/@vite/client']) {
    const { headers } = await ask(path, { accept: 'text/html' })
    expect([path, headers['cross-origin-resource-policy'], headers['x-content-type-options']]).toEqual([
      path,
      'same-origin',
      'nosniff',
    ])
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
  }
})

it('responds only to its own host names', async () => {
  for (const host of [
    'evil.test',
    'evil.test:5199',
    'localhost.evil.test',
    '127.0.0.1.nip.io',
    'localhost@evil.test',
    '127.1',
  ])
    for (const path of [...FILES, ...BACKEND])
      expect([host, path, (await ask(path, { host })).status]).toEqual([host, path, 403])
  // Vite knows addresses and names below localhost as safe from DNS rebinding; the backend does not know them at all.
  for (const host of ['10.0.0.1:5199', 'app.localhost:5199'])
    for (const path of BACKEND)
      expect([host, path, (await ask(path, { host })).status]).toEqual([host, path, 421])
})

it('sends no change notifications to another site', async () => {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'vite-hmr',
  }
  const { text } = await ask('/@vite/client')
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(text) ?? []
  expect(token).not.toBe('')
  const foreign = { ...upgrade, origin: 'https://evil.test' }
  expect((await ask('/', foreign)).status).toBe(400)
  expect((await ask('/?token=guess', foreign)).status).toBe(400)
  expect((await ask(`/?token=${token}`, { ...foreign, host: 'evil.test' })).status).toBe(400)
  expect((await ask(`/?token=${token}`, { ...upgrade, origin: url })).status).toBe(101)
})

it('ignores messages of another page in a story', async () => {
  const html = await readFile('.storybook/preview-head.html', 'utf8')
  const page = new EventTarget()
  const location = { origin: 'http://127.0.0.1:6006' }
  const addEventListener = page.addEventListener.bind(page)
  runInNewContext(/<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '', { addEventListener, location })
  const heard: unknown[] = []
  page.addEventListener('message', (event) => heard.push((event as MessageEvent).origin))
  for (const origin of [
    'https://evil.test',
    'null',
    '',
    'http://127.0.0.1:1',
    'http://localhost:6006',
    location.origin,
  ])
    page.dispatchEvent(Object.assign(new Event('message'), { origin }))
  expect(heard).toEqual([location.origin])
})

it('accepts error reports of its own pages', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const body = JSON.stringify({ message: 'x is undefined', page: '/', at: new Date().toISOString() })
  const headers = { 'content-type': 'application/json', origin: url }
  const response = await fetch(`${url}/api/client-errors`, { method: 'POST', body, headers })
  expect([response.status, error.mock.calls.length]).toEqual([204, 1])
  error.mockRestore()
})

it('waits at most a minute for a complete request', () => {
  expect(vite.httpServer && 'requestTimeout' in vite.httpServer && vite.httpServer.requestTimeout).toBe(
    60_000,
  )
})

it('serves the API from the backend, and pages from Vite', async () => {
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  expect(await (await fetch(url)).text()).toContain('<title>Page</title>')
})
