import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageOf } from '../support/local-storage'

// A row that is read with the stored session, before there is a client, and with what the document asked for.

// The module asks for the configuration once and stores it, so the resets separate this file from the others.
vi.resetModules()
const { readRow, readStoredSession, SESSION_KEY, storedSessionLasts } = await import('@/shared/api')
afterAll(() => void vi.resetModules())

const CONFIG = {
  supabaseUrl: 'http://backend.test',
  supabaseKey: 'key',
  adminEmail: null,
  environment: 'test',
}
const ADDRESS = 'http://backend.test/rest/v1/profiles?select=*&id=eq.u'
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

let kept: Map<string, string>
let asked: { address: string; token: string | null }[]
let answer: () => Promise<Response>
const early: Record<string, { token?: string; answer: Promise<Response> }> = {}
let href = 'http://orrery.test/projects'

const store = (expiresAt: number) =>
  kept.set(
    SESSION_KEY,
    JSON.stringify({
      access_token: 'm.i.ne',
      refresh_token: 'r',
      expires_at: expiresAt,
      user: { id: 'u', user_metadata: {} },
    }),
  )

beforeEach(() => {
  kept = new Map()
  asked = []
  href = 'http://orrery.test/projects'
  answer = async () => Response.json({ id: 'u' })
  for (const address of Object.keys(early)) delete early[address]
  vi.stubGlobal('window', {
    askedEarly: early,
    get location() {
      return { href }
    },
    addEventListener: () => undefined,
    localStorage: storageOf(kept),
  })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/api/config') return Response.json(CONFIG)
    asked.push({ address, token: new Headers(init?.headers).get('authorization') })
    return answer()
  })
  store(inSeconds(3600))
})
afterEach(() => vi.unstubAllGlobals())

const read = () => readRow('profiles', 'u')

describe('a row', () => {
  it('is requested with the stored session, from the configured backend only', async () => {
    expect(await read()).toEqual({ id: 'u' })
    expect(asked).toEqual([{ address: ADDRESS, token: 'Bearer m.i.ne' }])
  })

  it('that the document has requested is not requested again, once', async () => {
    early[ADDRESS] = { token: 'm.i.ne', answer: Promise.resolve(Response.json({ id: 'early' })) }
    expect(await read()).toEqual({ id: 'early' })
    expect(asked).toEqual([])
    expect(await read()).toEqual({ id: 'u' })
  })

  it('is requested again when the document had another session, or got no response', async () => {
    early[ADDRESS] = { token: 'of the one before', answer: Promise.resolve(Response.json({ id: 'other' })) }
    expect(await read()).toEqual({ id: 'u' })
    early[ADDRESS] = { token: 'm.i.ne', answer: Promise.reject(new TypeError('Failed to fetch')) }
    expect(await read()).toEqual({ id: 'u' })
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['about to expire', () => store(inSeconds(60))],
    ['over', () => store(inSeconds(-60))],
    ['without an expiry', () => kept.set(SESSION_KEY, '{"access_token":"mine"}')],
    ['missing', () => kept.clear()],
  ])('is left to the client when the session is %s', async (_, change) => {
    change()
    expect(storedSessionLasts()).toBe(0)
    expect(await read()).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is left to the client when the URL contains a session', async () => {
    href = 'http://orrery.test/auth/callback?code=abc'
    expect(await read()).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is left to the client when the request fails', async () => {
    answer = async () => Response.json({ message: 'down' }, { status: 503 })
    expect(await read()).toBeUndefined()
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await read()).toBeUndefined()
  })

  it.each([200, 401, 406])(
    'is left to the client when the body of a response %i is incomplete',
    async (status) => {
      answer = async () => new Response('', { status })
      expect(await read()).toBeUndefined()
      answer = async () => new Response('null', { status })
      expect(await read()).toBeUndefined()
    },
  )

  it('that is refused reports the reason, and ends an expired session (SES-01)', async () => {
    const refusal = { code: 'PT401', message: 'This session has ended. Please sign in again.' }
    early[ADDRESS] = { token: 'm.i.ne', answer: Promise.resolve(Response.json(refusal, { status: 401 })) }
    await expect(read()).rejects.toEqual(refusal)
    expect(readStoredSession()).toBeNull()
  })
})

it('a stored session lasts until the client would renew it', () => {
  store(inSeconds(3600))
  expect(storedSessionLasts()).toBeGreaterThan(3_500_000)
  expect(storedSessionLasts()).toBeLessThanOrEqual(3_510_000)
})
