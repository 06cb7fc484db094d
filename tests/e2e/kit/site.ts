import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { type Listener, listen } from '../../../packages/server/http/listen'
import type { ServerBindings } from '../../../packages/server/http/responses'
import { securityHeaders } from '../../../packages/server/http/security'
import { staticApp } from '../../../packages/server/http/static-app'
import { makeNewer } from './newer-build'

/** Answers a path in the server's place; returns undefined for the server's own answer. */
export type Liar = (path: string) => Response | undefined

/** The built app on a server of its own without a backend, which can be stopped, lie, and get a newer build. */
export function openSite() {
  let folder: string
  let port = 0
  let listener: Listener | null = null
  let asked: string[] = []
  let lie: Liar = () => undefined

  const start = async () => {
    const app = new Hono<ServerBindings>()
    app.use('*', (c, next) => {
      asked.push(c.req.path)
      return next()
    })
    app.use('*', securityHeaders(`http://127.0.0.1:${port}`))
    app.use('*', async (c, next) => lie(c.req.path) ?? (await next()))
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
    /** Returns the paths that were requested since the last call. */
    takeAsked: () => {
      const taken = asked
      asked = []
      return taken
    },
    /** From now on something else answers, as a captive portal does. */
    lie: (liar: Liar) => (lie = liar),
    tellTruth: () => (lie = () => undefined),
    /** Publishes a newer build: no script keeps its name, and its pages say `<meta name="build" content="newer">`. */
    publishNewer: () => makeNewer(folder),
  }
}
