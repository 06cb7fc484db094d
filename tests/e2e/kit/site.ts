import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { type Listener, listen } from '../../../server/listen'
import type { ServerBindings } from '../../../server/responses'
import { securityHeaders } from '../../../server/security'
import { staticApp } from '../../../server/static-app'

/** The built app on a server of its own without a backend, which can be stopped. */
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
  }
}
