import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from './processes'

// The two servers that a developer leaves running, as they are started by npm, and the files beside the app.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const SECRET = 'TOP SECRET'
const folders: string[] = []

/** Data folders inside the project, where DATA_DIR may put them: hidden and not. */
beforeAll(async () => {
  for (const prefix of ['.data-of-a-test-', 'data-of-a-test-']) {
    const folder = await mkdtemp(join(ROOT, prefix))
    folders.push(folder)
    await mkdir(join(folder, 'database/base/1'), { recursive: true })
    for (const file of ['secrets.json', 'server.lock', 'database/PG_VERSION', 'database/base/1/1259'])
      await writeFile(join(folder, file), JSON.stringify(SECRET))
  }
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** A path as it is sent, without anything that would tidy it. */
const get = (port: number, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })

/** Every way to ask for a file of the project. */
function waysTo(file: string): string[] {
  const hex = [...file]
    .map((sign) => (/[a-z.]/i.test(sign) ? `%${sign.charCodeAt(0).toString(16)}` : sign))
    .join('')
  const twice = hex.replaceAll('%', '%25')
  const paths = [
    `/${file}`,
    `//${file}`,
    `/./${file}`,
    `/src/../${file}`,
    `/src/%2e%2e/${file}`,
    `/src%2f..%2f${file}`,
    `/src/..%5c${file}`,
    `/node_modules/../${file}`,
    `/public/../${file}`,
    `/assets/../${file}`,
    `/${hex}`,
    `/${twice}`,
    `/${file}/`,
    `/${file}/.`,
    `/${file}.`,
    `/${file}%00`,
    `/${file}%20`,
    `/${file}::$DATA`,
    `/${file.replaceAll('/', '//')}`,
    `/${file.toUpperCase()}`,
    `/@fs${ROOT}/${file}`,
    `/@fs/${ROOT}/${file}`,
    `/@fs${ROOT}/src/../${file}`,
    `/@fs${ROOT}/src/%2e%2e/${file}`,
    `/@fs${ROOT}/${hex}`,
    `/@fs${ROOT}/${file}/`,
    `/%40fs${ROOT}/${file}`,
    `/@id/${ROOT}/${file}`,
    `/@id/__x00__${ROOT}/${file}`,
    `/@fs/proc/self/cwd/${file}`,
    `/@fs//proc/self/root${ROOT}/${file}`,
    `${ROOT}/${file}`,
  ]
  const queries = [
    '',
    '?raw',
    '?import',
    '?import&raw',
    '?url',
    '?inline',
    '?inline&import',
    '?import&?inline=1.wasm?init',
    '?.svg?.wasm?init',
    '?worker&url&inline',
    '?init',
    '?html-proxy&index=0.js',
    '?t=1',
    '?commonjs-proxy',
    '?%72aw',
  ]
  return paths.flatMap((path) => queries.map((query) => path + query))
}

const SERVERS = {
  'npm run dev': (port: number) => ['node_modules/vite/bin/vite.js', '--port', `${port}`],
  'npm run storybook': (port: number) => [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    '--ci',
    '--host',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--no-version-updates',
    '--no-open',
  ],
}

describe.each(Object.entries(SERVERS))('%s', (_, argumentsFor) => {
  let child: ChildProcess
  let port = 0
  let output = ''

  beforeAll(async () => {
    port = await freePort()
    const env = {
      ...process.env,
      VITEST: '',
      NODE_ENV: '',
      HOST: '',
      PORT: '',
      SITE_URL: '',
      ADMIN_EMAIL: '',
    }
    const own = await mkdtemp(join(ROOT, 'data-of-a-test-'))
    folders.push(own)
    child = spawn(process.execPath, argumentsFor(port), { cwd: ROOT, env: { ...env, DATA_DIR: own } })
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    const answers = async () => expect([(await get(port, '/')).status, output]).toEqual([200, output])
    await vi.waitFor(answers, { timeout: 90_000, interval: 300 })
  }, 120_000)
  afterAll(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null) await once(child, 'close')
  })

  it('never serves a key or a database file, in any spelling', async () => {
    const files = folders.map((folder) => `${basename(folder)}/secrets.json`)
    const others = folders.flatMap((folder) =>
      ['server.lock', 'database/PG_VERSION', 'database/base/1/1259'].flatMap((file) =>
        ['', '/@fs', `/@fs${ROOT}`].map((start) => `${start}/${basename(folder)}/${file}`),
      ),
    )
    const leaks: string[] = []
    for (const path of [...files.flatMap(waysTo), ...others]) {
      const { text } = await get(port, path)
      const plain = `${text}${Buffer.from(/base64,([\w+/=]+)/.exec(text)?.[1] ?? '', 'base64')}`
      if (/TOP SECRET|jwtSecret|adminPassword/.test(plain)) leaks.push(path)
    }
    expect(leaks).toEqual([])
  }, 120_000)

  it('never serves settings, history or sources of the server', async () => {
    const leaks: string[] = []
    const told = /gitdir:|\[core\]|VITE_SUPABASE_URL|project_id|startServer|root:x:|"lockfileVersion"/
    for (const file of ['.git', '.env.example', 'supabase/config.toml'])
      for (const path of waysTo(file)) if (told.test((await get(port, path)).text)) leaks.push(path)
    for (const path of [
      '/.git/config',
      '/supabase/.env',
      '/.env',
      '/server/main.ts?raw',
      '/package-lock.json',
      '/@fs/etc/passwd',
      '/@fs/etc/passwd?import&raw',
    ])
      if (told.test((await get(port, path)).text)) leaks.push(path)
    expect(leaks).toEqual([])
  }, 120_000)

  it('still serves the files of the app', async () => {
    const paths = ['/src/app/entrypoint/main.ts', '/favicon.svg', '/CHANGELOG.md?import&raw', '/@vite/client']
    for (const path of paths) expect([path, (await get(port, path)).status]).toEqual([path, 200])
  })
})
