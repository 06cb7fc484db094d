import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recallUser, signOut } from '@/app/session/auth-service'
import { endSessionOf } from '@/entities/profile'
import { fixedSession, signOutMessage } from '@/entities/profile/model'
import { endSession, onSessionEnded, readStoredSession, SESSION_KEY } from '@/shared/api'
import { watchedFetch } from '../../src/shared/api/watched-fetch'
import { storageOf } from '../support/local-storage'

// An answer that our session has ended ends it here, whichever call it came to.

const stored = JSON.stringify({
  access_token: 'm.i.ne',
  refresh_token: 'r',
  expires_at: 4_000_000_000,
  user: { id: 'u', user_metadata: {} },
})
const ask = (token = 'm.i.ne') =>
  watchedFetch('http://backend.test/x', { headers: { authorization: `Bearer ${token}` } })

let kept: Map<string, string>
let ended: ReturnType<typeof vi.fn<() => void>>
let end: () => void

beforeEach(() => {
  kept = new Map([[SESSION_KEY, stored]])
  vi.stubGlobal('window', {
    localStorage: storageOf(kept),
  })
  ended = vi.fn<() => void>()
  end = onSessionEnded(ended)
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

const answers = (status: number, body: BodyInit, headers = {}) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))

describe('a response', () => {
  it.each([
    [401, { code: 'PT401', message: 'This session has ended. Please sign in again.' }],
    [
      403,
      {
        code: 403,
        error_code: 'session_not_found',
        msg: 'Session from session_id claim in JWT does not exist',
      },
    ],
    [403, { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' }],
    [403, { code: 403, error_code: 'user_not_found', msg: 'User from sub claim in JWT does not exist' }],
    [401, { code: 'session_not_found', error: 'No active session' }],
    [401, { code: 'PGRST301', message: 'JWSError JWSInvalidSignature', details: null, hint: null }],
    [403, { code: 403, error_code: 'bad_jwt', msg: 'invalid JWT: token signature is invalid' }],
  ])('%i %o ends the session in this browser (SES-01)', async (status, body) => {
    answers(status, JSON.stringify(body))
    const response = await ask()
    expect(ended).toHaveBeenCalledOnce()
    expect(readStoredSession()).toBeNull()
    expect(await response.json()).toEqual(body)
  })

  it.each([
    [401, '{"code":"PGRST303","message":"JWT expired"}'],
    [401, '{"code":"PGRST301","message":"JWT expired"}'],
    [403, '{"code":403,"error_code":"bad_jwt","msg":"invalid JWT: token is expired by 2m"}'],
    [403, '{"code":"42501","message":"Only administrators may list accounts"}'],
    [400, '{"error_code":"invalid_credentials","msg":"Invalid login credentials"}'],
    [401, '<html>proxy</html>'],
    [403, 'null'],
    [401, '{"error":"No active session"}'],
    [500, '{"code":"PT401"}'],
  ])('%i %s does not end the session', async (status, body) => {
    answers(status, body)
    await ask()
    expect(ended).not.toHaveBeenCalled()
    expect(readStoredSession()).not.toBeNull()
  })

  it('to a request with an older token, or without a session, ends nothing', async () => {
    answers(401, '{"code":"PT401"}')
    await ask('the one before')
    kept.clear()
    await ask()
    expect(ended).not.toHaveBeenCalled()
  })

  it('that asks the user to wait states how long', async () => {
    const message = async (seconds: string, msg: string) => {
      answers(429, JSON.stringify({ code: 429, error_code: 'x', msg }), { 'retry-after': seconds })
      return ((await (await ask()).json()) as { msg: string }).msg
    }
    expect(await message('42', 'Please wait.')).toBe('Please wait. Try again in 42 seconds.')
    expect(await message('1', 'Please wait.')).toBe('Please wait. Try again in 1 second.')
    expect(await message('600', 'Please wait.')).toBe('Please wait. Try again in 10 minutes.')
    expect(await message('soon', 'Please wait.')).toBe('Please wait.')
    expect(await message('42', 'Only after 42 seconds.')).toBe('Only after 42 seconds.')
  })
})

it('a session is ended by deleting its own account, not by deleting another', () => {
  endSessionOf('somebody else')
  expect(ended).not.toHaveBeenCalled()
  endSessionOf('u')
  expect(ended).toHaveBeenCalledOnce()
  expect(readStoredSession()).toBeNull()
})

describe('signing out without a connection', () => {
  it('ends the local session, sends no request, and fails as a lost connection', async () => {
    const asked = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', asked)
    await expect(signOut(true)).rejects.toMatchObject({ name: 'Failure', kind: 'network' })
    expect(readStoredSession()).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('reports which steps failed, and nothing while online', () => {
    const session = fixedSession({ status: 'signedOut' })
    const offline = { ...session, isOffline: () => true }
    expect(signOutMessage(session)).toBeNull()
    expect(signOutMessage(session, 'Gone.')).toBe('Gone.')
    expect(signOutMessage(offline, 'Gone.')).toMatch(/^Gone\. The server could not be reached/)
    expect(signOutMessage(offline)).toMatch(
      /^You are signed out in this browser\. The server could not be reached/,
    )
  })
})

it('a stored session provides its user offline until it was unused for 14 days (SES-04)', async () => {
  const DAY = 24 * 3600
  const now = Date.parse('2026-11-22T12:00:00Z')
  const user = { id: 'u', email: 'ada@orrery.example', user_metadata: {} }
  const expiring = (expires_at: unknown) =>
    kept.set(SESSION_KEY, JSON.stringify({ access_token: 'm.i.ne', refresh_token: 'r', expires_at, user }))
  expiring(now / 1000 - 14 * DAY)
  expect(await recallUser(now)).toMatchObject({ id: 'u', email: user.email })
  expiring(now / 1000 - 14 * DAY - 1)
  expect(await recallUser(now)).toBeNull()
  expiring('never')
  expect(await recallUser(now)).toBeNull()
})

it('a stored session is read only from the value that the auth client stored', () => {
  expect(readStoredSession()).toEqual({
    accessToken: 'm.i.ne',
    expiresAt: 4_000_000_000_000,
    user: { id: 'u', user_metadata: {} },
  })
  for (const other of ['', 'null', '7', '"x"', '{}', '{"access_token":1}', '{oops']) {
    kept.set(SESSION_KEY, other)
    expect(readStoredSession()).toBeNull()
  }
  kept.set(SESSION_KEY, stored)
  endSession()
  expect([...kept.keys()]).toEqual([])
})
