import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { embeddedBackend } from '../../server/vite-plugin'

// The backend inside Vite's development server, whose own middleware comes first.

let folder: string
let vite: ViteDevServer
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-development-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Page</title>')
  for (const name of ['VITEST', 'STORYBOOK', 'HOST', 'SITE_URL', 'ADMIN_EMAIL']) vi.stubEnv(name, '')
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vite = await createServer({
    root: folder,
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 5199, ws: false },
    plugins: [embeddedBackend()],
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
])('invites no other origin to %s', async (path) => {
  for (const init of [{}, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }]) {
    const headers = { ...init.headers, origin: 'http://localhost:1' }
    const response = await fetch(url + path, { ...init, headers })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

it('answers from the backend, and pages from Vite', async () => {
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  expect(await (await fetch(url)).text()).toContain('<title>Page</title>')
})
