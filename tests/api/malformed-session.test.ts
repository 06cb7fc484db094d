import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserClockHost, createClock } from '@/shared/lib/clock'
import { createInspectTap } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'

// A stored session that is none: whatever lies in the storage, this browser is signed out at once, and nothing is asked.

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0.c2lnbmF0dXJl'
const user = { id: 'b9e4c0d2-0000-4000-8000-000000000000', email: 'ada@orrery.example', user_metadata: {} }
const good = { access_token: TOKEN, refresh_token: 'r', expires_at: 4_000_000_000, user }
const without = (key: keyof typeof good) => ({ ...good, [key]: undefined })

const MALFORMED: Record<string, unknown> = {
  'no JSON': 'not json',
  'truncated JSON': JSON.stringify(good).slice(0, 80),
  'an empty string': '',
  null: 'null',
  'a number': '7',
  'a string': '"session"',
  'a list': JSON.stringify([good]),
  'an empty object': {},
  'another shape': { currentSession: good, expiresAt: 1 },
  'no access token': without('access_token'),
  'no refresh token': without('refresh_token'),
  'no user': without('user'),
  'no expiry': without('expires_at'),
  'a token that is a word': { ...good, access_token: 'garbage' },
  'a token that is empty': { ...good, access_token: '' },
  'a token of two parts': { ...good, access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0' },
  'a token of four parts': { ...good, access_token: `${TOKEN}.x` },
  'a token with a line break': { ...good, access_token: `${TOKEN}\r\nx-evil: 1` },
  'a token of letters outside Base64url': { ...good, access_token: 'ä.ö.ü' },
  'a token that is a number': { ...good, access_token: 7 },
  'a token that is an object': { ...good, access_token: { toString: 'x' } },
  'a token of a megabyte': { ...good, access_token: `${'a'.repeat(1_000_000)}.b.c` },
  'a refresh token that is not a string': { ...good, refresh_token: { a: 1 } },
  'an expiry that is a word': { ...good, expires_at: 'tomorrow' },
  'an expiry that is null': { ...good, expires_at: null },
  'an expiry that is a list': { ...good, expires_at: [4_000_000_000] },
  'a user that is a string': { ...good, user: 'ada' },
  'a user that is a list': { ...good, user: [user] },
  'a user without an id': { ...good, user: { ...user, id: undefined } },
  'a user whose id is a number': { ...good, user: { ...user, id: 7 } },
  'a user whose id is empty': { ...good, user: { ...user, id: '' } },
  'a user whose metadata is null': { ...good, user: { ...user, user_metadata: null } },
  'a user whose metadata is a string': { ...good, user: { ...user, user_metadata: 'x' } },
  'a user whose email address is a number': { ...good, user: { ...user, email: 7 } },
  'five megabytes': { ...good, filler: 'x'.repeat(5_000_000) },
  'deep nesting': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
}

let stored: Map<string, string>
let fetches = 0
beforeEach(() => {
  stored = new Map()
  fetches = 0
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', {
    localStorage,
    location: { href: 'http://localhost/' },
    addEventListener: () => undefined,
  })
  vi.stubGlobal('fetch', () => {
    fetches++
    return Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => vi.unstubAllGlobals())

const environment = () => {
  const clock = createClock(browserClockHost)
  return { clock, random: createRandom(1), tap: createInspectTap(), now: () => 0, snapshots: new Map() }
}

describe('a malformed stored session', () => {
  it.each(Object.keys(MALFORMED))('is treated as no session, and removed: %s', async (name) => {
    const { readStoredSession, SESSION_KEY, mayHaveSession } = await import('@/shared/api')
    const { createSessionPort } = await import('@/app/session/session-port')
    const content = MALFORMED[name]
    stored.set(SESSION_KEY, typeof content === 'string' ? content : JSON.stringify(content))
    expect(readStoredSession()).toBeNull()
    expect(mayHaveSession()).toBe(false)
    expect(createSessionPort(environment()).getSnapshot()).toEqual({ status: 'signedOut' })
    // The auth client would read it in its own way.
    expect(stored.has(SESSION_KEY)).toBe(false)
    expect(fetches).toBe(0)
  })

  it('is not a session stored by the auth client', async () => {
    const { readStoredSession, SESSION_KEY } = await import('@/shared/api')
    stored.set(SESSION_KEY, JSON.stringify({ ...good, token_type: 'bearer', expires_in: 3600 }))
    expect(readStoredSession()).toEqual({ accessToken: TOKEN, expiresAt: 4_000_000_000_000, user })
    const { toAuthUser } = await import('@/entities/profile')
    expect(toAuthUser(user as never, null).id).toBe(user.id)
  })
})
