import { existsSync } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { EnvironmentError, readEnvironment } from '../start/environment'
import { createRateLimiter } from '../limits/rate-limit'
import { processesForTests } from './processes'

describe('the settings', () => {
  it('have defaults that stay on this machine', () => {
    expect(readEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      port: 4310,
      adminEmail: 'admin@orrery.localhost',
      siteUrl: 'http://127.0.0.1:4310',
    })
    expect(readEnvironment({ HOST: '0.0.0.0', PORT: '80' }).siteUrl).toBe('http://127.0.0.1')
  })

  it('are rejected together, each with the expected value', () => {
    const read = () =>
      readEnvironment({ HOST: 'not a host', PORT: '99999', ADMIN_EMAIL: 'nobody', SITE_URL: 'ftp://x/y' })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(
      /HOST is "not a host"[\s\S]*PORT is "99999"[\s\S]*ADMIN_EMAIL is "nobody"[\s\S]*SITE_URL is "ftp:/,
    )
  })
})

describe('a rate limit', () => {
  it('allows a fixed number in its window, and reports how long to wait', () => {
    let now = 0
    const limiter = createRateLimiter({ max: 2, windowMs: 1000 }, () => now)
    limiter.hit('a')
    now = 400
    limiter.hit('a')
    expect(limiter.wait('a')).toBe(600)
    expect(limiter.wait('b')).toBe(0)
    now = 1000
    expect(limiter.wait('a')).toBe(0)
    limiter.hit('a')
    expect(limiter.wait('a')).toBe(400)
    limiter.clear('a')
    expect(limiter.wait('a')).toBe(0)
  })
})

describe('the process', () => {
  const { newFolder, run, start, ended, ready, freePort } = processesForTests()

  const signUp = async (port: number, email: string) => {
    const { supabaseKey } = (await (await fetch(`http://127.0.0.1:${port}/api/config`)).json()) as {
      supabaseKey: string
    }
    const response = await fetch(`http://127.0.0.1:${port}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: supabaseKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Str0ng!pass' }),
    })
    return response.status
  }

  /** Waits for the last line of a start; the server may answer a moment before. */
  const told = (output: { text: string }) =>
    vi.waitFor(() => expect(output.text).toContain('Stop: Ctrl+C'), { timeout: 30_000 })

  it('recovers from an interrupted first start, refuses a second server, survives kill -9 and stops cleanly', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'database.unfinished-1'))
    await writeFile(join(folder, 'database.unfinished-1', 'PG_VERSION'), '17')
    const port = await freePort()
    const first = start(folder, port)
    await ready(port)
    await told(first.output)
    expect(first.output.text).toMatch(/Password {2}\S{20}/)
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)

    const second = start(folder, await freePort())
    expect(await ended(second.child)).toBe(1)
    expect(second.output.text).toMatch(/in use by another Orrery server[\s\S]*DATA_DIR=/)
    const taken = start(await newFolder(), port)
    expect(await ended(taken.child)).toBe(1)
    expect(taken.output.text).toContain(`Port ${port} is taken. Choose another: PORT=`)

    expect(await signUp(port, 'kept@orrery.example')).toBe(200)
    first.child.kill('SIGKILL')
    await ended(first.child)
    expect(existsSync(join(folder, 'server.lock'))).toBe(true)

    const third = start(folder, port)
    await ready(port)
    await told(third.output)
    expect(third.output.text).not.toContain('Password')
    const mailbox = /Mailbox +(\S+)/.exec(third.output.text)?.[1]?.replace('?', '/messages?') ?? ''
    const mails = (await (await fetch(mailbox)).json()) as { to: string }[]
    expect(mails.map(({ to }) => to)).toEqual(['kept@orrery.example'])
    third.child.kill('SIGTERM')
    expect(await ended(third.child)).toBe(0)
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  }, 120_000)

  it('ends with one message about all invalid settings', async () => {
    const { child, output } = run({ PORT: 'x', ADMIN_EMAIL: 'y' })
    expect(await ended(child)).toBe(1)
    expect(output.text).toMatch(/PORT is "x"[\s\S]*ADMIN_EMAIL is "y"/)
  })
})
