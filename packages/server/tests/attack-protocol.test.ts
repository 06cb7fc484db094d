import { connect } from 'node:net'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../http/listen'
import type { ServerBindings } from '../http/responses'
import { serverForTests } from './kit'

// Methods, headers and connections that are not what they should be.

const { ask, confirmedUser, key, query, raw, ...use } = serverForTests()

let ada: Awaited<ReturnType<typeof confirmedUser>>
let mallory: Awaited<ReturnType<typeof confirmedUser>>

beforeAll(async () => {
  ada = await confirmedUser()
  mallory = await confirmedUser()
})

const asMallory = () => ({ authorization: `Bearer ${mallory.token}` })

describe('a method or header', () => {
  it('that is unusual gains no extra rights', async () => {
    const headers = { apikey: key(), ...asMallory(), 'content-type': 'application/json' }
    for (const method of ['TRACE', 'PROPFIND', 'MERGE', 'LOCK', 'PURGE', 'SEARCH', 'M-SEARCH']) {
      const { status, text } = await raw('/rest/v1/profiles', headers, method)
      expect([method, status >= 400, text.includes('@')]).toEqual([method, true, false])
    }
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const path = `/rest/v1/profiles?id=eq.${mallory.id}`
      await raw(path, { ...headers, [name]: 'DELETE' }, 'POST', '{}')
      await raw(path, { ...headers, [name]: 'DELETE' }, 'GET')
    }
    expect(await query('select 1 as kept from public.profiles where id = $1', [mallory.id])).toEqual([
      { kept: 1 },
    ])
  })

  it('that claims another role, user or address is ignored', async () => {
    const claims = {
      'x-client-info': 'supabase-js',
      'x-forwarded-user': 'admin',
      'x-user-id': ada.id,
      'x-supabase-role': 'service_role',
      role: 'service_role',
      'x-forwarded-for': '127.0.0.1',
      'x-original-url': '/auth/v1/admin/users',
      'x-rewrite-url': '/auth/v1/admin/users',
      cookie: `sb-access-token=${ada.token}; access_token=${ada.token}`,
    }
    const { status, text } = await raw('/rest/v1/profiles?select=email', { apikey: key(), ...claims })
    expect([status, text.includes('@')]).toEqual([401, false])
  })

  it('that smuggles a second request is rejected', async () => {
    const { hostname, port } = new URL(use.server().url)
    const hidden = `GET /api/config HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`
    const answers = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(port), hostname)
      socket.on('data', (chunk) => (text += chunk))
      socket.on('close', () => resolve(text))
      socket.on('error', () => resolve(text))
      socket.write(
        `POST /auth/v1/signup HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      )
      setTimeout(() => socket.destroy(), 2000)
    })
    expect([answers.startsWith('HTTP/1.1 400'), answers.includes('supabaseKey')]).toEqual([true, false])
  })

  it('with a target host that differs from its header, or with credentials, is rejected', async () => {
    const { host, origin } = new URL(use.server().url)
    expect((await raw(`${origin}/api/config`)).status).toBe(200)
    for (const target of [
      'http://evil.test/api/config',
      'HTTP://evil.test/api/config',
      `http://${host}@evil.test/api/config`,
      `http://evil.test@${host}/api/config`,
      `http://:secret@${host}/api/config`,
      `https://${host}/api/config`,
      `http://${host}:1/api/config`,
      'http://localhost/api/config',
      'http:///api/config',
      'evil.test/api/config',
    ]) {
      const { status, text } = await raw(target)
      expect([target, status, text.includes('supabaseUrl')]).toEqual([target, 400, false])
    }
  })

  it('that is never completed is ended by the server, however it continues', async () => {
    const handler = new Hono<ServerBindings>().post('*', async (c) => c.text(await c.req.text()))
    handler.onError((_, c) => c.text('cut off', 500))
    const site = await listen('127.0.0.1', 0, Promise.resolve(handler), 300)
    const socket = connect(site.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => undefined)
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{')
    const drip = setInterval(() => socket.write('x'), 50)
    await closed
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await site.close()
  })

  it('that is sent slowly does not delay other callers', async () => {
    const { hostname, port } = new URL(use.server().url)
    const sockets = Array.from({ length: 50 }, () => connect(Number(port), hostname))
    for (const socket of sockets) {
      socket.on('error', () => undefined)
      socket.write(
        `POST /auth/v1/signup HTTP/1.1\r\nHost: ${hostname}\r\napikey: ${key()}\r\ncontent-type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      )
    }
    expect((await ask('/rest/v1/profiles', { headers: asMallory() })).status).toBe(200)
    // The answer came while all of them were still waited for.
    expect(sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded)).toEqual([])
    for (const socket of sockets) socket.destroy()
  })
})
