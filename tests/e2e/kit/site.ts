import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { type Listener, listen } from '../../../server/listen'
import type { ServerBindings } from '../../../server/responses'
import { securityHeaders } from '../../../server/security'
import { staticApp } from '../../../server/static-app'

const NEWER = 'newer-00000000'

/** The built app on a server of its own without a backend, which can be stopped, and can publish a newer build. */
export function openSite() {
  let folder: string
  let port = 0
  let listener: Listener | null = null
  let asked: string[] = []

  const start = async () => {
    const app = new Hono<ServerBindings>()
    app.use('*', (c, next) => {
      asked.push(c.req.path)
      return next()
    })
    app.use('*', securityHeaders(`http://127.0.0.1:${port}`))
    app.route('/', staticApp(folder).routes)
    listener = await listen('127.0.0.1', port, Promise.resolve(app))
    port = listener.port
  }
  const stop = async () => {
    await listener?.close()
    listener = null
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orrery-site-'))
    await cp('dist', folder, { recursive: true })
    await start()
  })
  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    origin: () => `http://127.0.0.1:${port}`,
    start,
    stop,
    /** What was asked for since the last time that somebody looked. */
    takeAsked: () => {
      const taken = asked
      asked = []
      return taken
    },
    /** Puts another build into its place: its pages say `content="newer"`, and a script whose name matches is gone. */
    publish: (gone: RegExp) => publish(folder, gone),
  }
}

async function publish(folder: string, gone: RegExp): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const files = await readdir(folder, { recursive: true })
  const [, entry = ''] =
    /<script type="module"[^>]* src="\/assets\/([\w-]+)\.js"/.exec(await read('index.html')) ?? []
  await rename(join(folder, `assets/${entry}.js`), join(folder, `assets/${NEWER}.js`))
  let worker = (await read('sw.js')).replaceAll(entry, NEWER).replace(/(id:.)[0-9a-f]{12}/, '$1000000000000')
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const before = await read(file)
    const after = before
      .replaceAll(entry, NEWER)
      .replace('</head>', '<meta name="build" content="newer"></head>')
    await writeFile(join(folder, file), after)
    const [old, now] = [before, after].map((text) => createHash('sha256').update(text).digest('base64'))
    // Its hash, and the beginning of it that is its version.
    for (const part of [old, old?.slice(0, 12)])
      worker = worker.replaceAll(part ?? '', part === old ? (now ?? '') : (now?.slice(0, 12) ?? ''))
  }
  await writeFile(join(folder, 'sw.js'), worker)
  const scripts = files.filter((name) => gone.test(name))
  const compressed = files.filter((name) => /\.(br|gz)$/.test(name))
  await Promise.all([...scripts, ...compressed].map((name) => rm(join(folder, name), { force: true })))
}
