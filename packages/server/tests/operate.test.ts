import { Hono } from 'hono'
import { request } from 'node:http'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { backUpWhenDue } from '../backup/daily'
import { missingFiles } from '../backup/words'
import type { Handler } from '../http/handler'
import { listen } from '../http/listen'
import { requestLog, routeOf } from '../http/request-log'
import { EnvironmentError, readEnvironment } from '../start/environment'
import { openLog, withoutPersonalData } from '../start/log'

// Needs of an operator: a stop that finishes what was begun, a log without personal data, daily backups.

const withResolver = () => {
  let open: () => void = () => undefined
  const wait = new Promise<void>((resolve) => (open = resolve))
  return { wait, open }
}

describe('a stop', () => {
  /** A server whose answer to `/slow` waits, and the status of a request to it, or how it ended. */
  async function serving(stopLimit: number) {
    const { wait, open } = withResolver()
    const arrived = withResolver()
    const app = new Hono()
    app.get('/slow', async (c) => {
      arrived.open()
      await wait
      return c.text('whole')
    })
    app.get(
      '/stream',
      () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })),
    )
    const listener = await listen(
      '127.0.0.1',
      0,
      Promise.resolve(app as unknown as Handler),
      60_000,
      stopLimit,
    )
    const ask = (path: string) =>
      new Promise<string>((resolve) => {
        request({ port: listener.port, path }, (response) => {
          let text = ''
          response.on('data', (chunk) => {
            arrived.open()
            text += chunk
          })
          response.on('end', () => resolve(text))
          response.on('error', () => resolve('ended'))
        })
          .on('error', () => resolve('ended'))
          .end()
      })
    return { listener, ask, open, arrived: arrived.wait }
  }

  it('lets a request that is being answered end, however long after the signal', async () => {
    const { listener, ask, open, arrived } = await serving(60_000)
    const answer = ask('/slow')
    await arrived
    const closed = listener.close()
    setTimeout(open, 1500)
    expect(await answer).toBe('whole')
    await closed
    expect(await ask('/slow')).toBe('ended')
  })

  it('ends what takes longer than the limit, and open streams at once', async () => {
    const slow = await serving(200)
    const answer = slow.ask('/slow')
    await slow.arrived
    await slow.listener.close()
    expect(await answer).toBe('ended')
    slow.open()

    const streaming = await serving(60_000)
    const stream = streaming.ask('/stream')
    await streaming.arrived
    await streaming.listener.close()
    expect(await stream).toBe('ended')
  })
})

describe('the log', () => {
  it('has one line for each request, with its id and without anything of a person', async () => {
    const [error, warn] = [console.error, console.warn]
    onTestFinished(() => void Object.assign(console, { error, warn }))
    const lines: Record<string, unknown>[] = []
    const log = openLog('info', (line) => lines.push(JSON.parse(line)))
    const app = new Hono()
    app.use('*', requestLog(log) as never)
    app.all('*', (c) => {
      console.error(new Error('duplicate key: Key (email)=(ada@example.org) from 192.168.7.9'))
      return c.text('ok')
    })
    const path = '/rest/v1/profiles/ada@example.org?email=eq.ada@example.org'
    const response = await app.request(path, { headers: { authorization: 'Bearer secret-token-of-ada' } })
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'error',
        request: id,
        msg: 'duplicate key: Key <value> from <address>',
      }),
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-/),
        request: id,
        method: 'GET',
        route: '/rest/v1/profiles/*',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/ada|192\.168|secret/)
  })

  it.each([
    ['sent to ada@example.org by ::1 and fe80::1:2:3', 'sent to <e-mail> by <address> and <address>'],
    ['GET /x?token_hash=abc failed', 'GET /x?<query> failed'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.sig', 'jwt <token>'],
    ['invalid input syntax for type uuid: "ada lovelace"', 'invalid input syntax for type uuid: <value>'],
    ['The database could not be tidied: deadlock', 'The database could not be tidied: deadlock'],
  ])('%s', (text, safe) => expect(withoutPersonalData(text)).toBe(safe))

  it.each([
    ['/auth/v1/token', '/auth/v1/token'],
    ['/mailbox/messages/8b1f7a6e-1111-4222-8333-444455556666', '/mailbox/messages/*'],
    ['/people/ada@example.org', '/*'],
    ['/assets/index-abc.js', '/assets/*'],
  ])('the route of %s is %s', (path, route) => expect(routeOf(path)).toBe(route))
})

describe('daily backups', () => {
  const folders: string[] = []
  afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))
  const HOUR = 60 * 60_000
  const START = Date.parse('2026-11-26T10:00:00Z')

  it('are made when the newest is a day old, the newest are kept, and other files are left alone', async () => {
    const backupDir = await mkdtemp(join(tmpdir(), 'orrery-daily-'))
    folders.push(backupDir)
    await writeFile(join(backupDir, 'orrery-mine.backup'), '')
    const make = (file: string) => writeFile(file, '').then(() => '')
    const at = (hours: number) => backUpWhenDue({ backupDir, backupKeep: 2 }, make, START + hours * HOUR)
    expect(await at(0)).toBe('orrery-2026-11-26T10-00-00Z.backup')
    expect(await at(23)).toBeNull()
    expect(await at(24)).not.toBeNull()
    expect(await at(48)).not.toBeNull()
    expect((await readdir(backupDir)).sort()).toEqual([
      'orrery-2026-11-27T10-00-00Z.backup',
      'orrery-2026-11-28T10-00-00Z.backup',
      'orrery-mine.backup',
    ])
    const failing = () => Promise.reject(new Error('no room'))
    await expect(backUpWhenDue({ backupDir, backupKeep: 2 }, failing, START + 99 * HOUR)).rejects.toThrow(
      'no room',
    )
    expect(await readdir(backupDir)).toHaveLength(3)
  })

  it('that lack files of runs and models do not push out those that have them', async () => {
    const backupDir = await mkdtemp(join(tmpdir(), 'orrery-daily-'))
    folders.push(backupDir)
    let words = ''
    const make = (file: string) => writeFile(file, '').then(() => words)
    const at = (day: number) =>
      backUpWhenDue({ backupDir, backupKeep: 2 }, make, START + day * 24 * HOUR, () => undefined)
    expect(await at(0)).toBe('orrery-2026-11-26T10-00-00Z.backup')
    words = missingFiles(3, '/objects')
    for (const day of [1, 2, 3]) expect(await at(day)).toMatch(/Z-incomplete\.backup$/)
    // An incomplete one counts as the backup of its day.
    expect(await at(3.5)).toBeNull()
    words = 'another warning'
    expect(await at(4)).toBe('orrery-2026-11-30T10-00-00Z.backup')
    expect((await readdir(backupDir)).sort()).toEqual([
      'orrery-2026-11-26T10-00-00Z.backup',
      'orrery-2026-11-28T10-00-00Z-incomplete.backup',
      'orrery-2026-11-29T10-00-00Z-incomplete.backup',
      'orrery-2026-11-30T10-00-00Z.backup',
    ])
  })

  it('and the log are set by the environment', () => {
    expect(readEnvironment({})).toMatchObject({ logLevel: 'warn', backupDir: undefined, backupKeep: 7 })
    expect(readEnvironment({ BACKUP_DIR: '/b', BACKUP_KEEP: '30', LOG_LEVEL: 'info' })).toMatchObject({
      logLevel: 'info',
      backupDir: '/b',
      backupKeep: 30,
    })
    const wrong = () => readEnvironment({ BACKUP_DIR: 'src/x', BACKUP_KEEP: '0', LOG_LEVEL: 'loud' })
    expect(wrong).toThrow(EnvironmentError)
    expect(wrong).toThrow(/LOG_LEVEL: [\s\S]*BACKUP_DIR: [\s\S]*BACKUP_KEEP: /)
  })
})
