import {
  changeAddress,
  changePassword,
  deleteAccount,
  fetchProfile,
  isLastAdmin,
  listAccounts,
  readAccount,
  readAccountRecord,
  requestRecovery,
  sendRecoveryMail,
  setPassword,
  signOutElsewhere,
  updateAccount,
  updateProfile,
  usernameAvailable,
} from '@/entities/profile'
import { whenSignedIn } from '@/entities/profile'
import { NO_ACCOUNT_FILTER, SAMPLE_PROFILE, type Session } from '@/entities/profile/model'
import { SESSION_KEY } from '@/shared/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '../../src/app/session/auth-service'
import { markVerified, verifyLink } from '../../src/pages/auth-callback/model/verify-service'
import { endOwnSession, listOwnSessions } from '../../src/pages/settings/api/own-sessions'
import { resendVerification, signIn } from '../../src/pages/sign-in/model/sign-in-service'
import { signUp } from '../../src/pages/sign-up/model/sign-up-service'
import { storageOf } from '../support/local-storage'

// A timeout ends what it waited for, and an answer that comes all the same changes nothing.

const { id, email } = SAMPLE_PROFILE
const password = 'Str0ng!pass'
const session = {
  access_token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: id }))}.x`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id, aud: 'authenticated', email, user_metadata: {}, app_metadata: {}, created_at: '2026-01-01' },
}
const config = {
  supabaseUrl: 'http://backend.test',
  supabaseKey: 'key',
  adminEmail: null,
  environment: 'embedded',
}
const values = { name: 'Ada', username: 'ada', email, password, confirmPassword: password, acceptTerms: true }

const kept = new Map<string, string>()
/** The requests to the backend, each answered by hand. */
let asked: { url: string; signal: AbortSignal | undefined; answer: (response: Response) => void }[] = []

const localStorage = storageOf(kept)
const page = { addEventListener: () => undefined, removeEventListener: () => undefined }

beforeAll(() => {
  vi.stubGlobal('window', { ...page, location: new URL('http://app.test/'), localStorage })
  // The client keeps its session in the storage of a browser only.
  vi.stubGlobal('document', { ...page, visibilityState: 'visible' })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('WebSocket', vi.fn())
})
beforeEach(() => {
  asked = []
  kept.clear()
})
afterAll(() => vi.unstubAllGlobals())

/** A backend that answers nothing by itself. `deaf`: it ignores aborted signals. */
const backend = (deaf: boolean) =>
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const url = String(input)
    if (url.includes('/api/config')) return Response.json(config)
    const signal = init?.signal ?? undefined
    return new Promise<Response>((resolve, reject) => {
      asked.push({ url, signal, answer: resolve })
      if (deaf || !signal) return
      if (signal.aborted) reject(signal.reason as Error)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  })

const CALLS: [string, string, (signal: AbortSignal) => Promise<unknown>][] = [
  ['signIn', '/token?grant_type=password', (signal) => signIn({ email, password }, signal)],
  ['signUp', '/signup', (signal) => signUp(values, null, signal)],
  ['resendVerification', '/resend', (signal) => resendVerification(email, signal)],
  ['signOut', '/logout', (signal) => signOut(false, signal)],
  ['requestRecovery', '/recover', (signal) => requestRecovery(email, signal)],
  ['sendRecoveryMail', '/recover', (signal) => sendRecoveryMail(email, signal)],
  ['signOutElsewhere', '/logout', (signal) => signOutElsewhere(signal)],
  ['listOwnSessions', '/own_sessions', listOwnSessions],
  ['endOwnSession', '/end_session', (signal) => endOwnSession(id, signal)],
  ['changePassword', '/user', (signal) => changePassword('old', password, signal)],
  ['setPassword', '/user', (signal) => setPassword(password, signal)],
  ['changeAddress', '/user', (signal) => changeAddress('old', email, signal)],
  ['updateProfile', '/profiles', (signal) => updateProfile(id, { username: 'grace' }, signal)],
  ['usernameAvailable', '/username_available', (signal) => usernameAvailable('grace', signal)],
  ['fetchProfile', '/profiles', (signal) => fetchProfile(id, signal)],
  ['markVerified', '/profiles', (signal) => markVerified(id, 0, signal)],
  ['deleteAccount', '/delete-user', (signal) => deleteAccount(id, password, signal)],
  ['listAccounts', '/admin_profiles', (signal) => listAccounts(NO_ACCOUNT_FILTER, 0, signal)],
  ['isLastAdmin', '/admin_profiles', (signal) => isLastAdmin(id, signal)],
  ['updateAccount', '/profiles', (signal) => updateAccount(SAMPLE_PROFILE, { status: 'locked' }, 0, signal)],
  ['readAccount', '/profiles', (signal) => readAccount(id, signal)],
  ['readAccountRecord', '/profiles', (signal) => readAccountRecord(id, signal)],
]

describe('an aborted request', () => {
  it.each(CALLS)('is reported by %s', async (_, path, call) => {
    const logged = vi.spyOn(console, 'error')
    backend(false)
    kept.set(SESSION_KEY, JSON.stringify(session))
    const gives = new AbortController()
    const outcome = call(gives.signal).then(
      () => 'answered',
      (error: unknown) => error,
    )
    await vi.waitFor(() => expect(asked.map(({ url }) => url)).toEqual([expect.stringContaining(path)]))
    expect(asked[0]?.signal?.aborted).toBe(false)
    gives.abort()
    expect(asked[0]?.signal?.aborted).toBe(true)
    expect(await outcome).toBeInstanceOf(Error)
    expect(logged).not.toHaveBeenCalled()
  })

  it('does not abort another request to the same URL or to a similar one', async () => {
    backend(false)
    kept.set(SESSION_KEY, JSON.stringify(session))
    const ignored = () => undefined
    const gives = new AbortController()
    const first = changePassword('old', password, gives.signal)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const second = changePassword('old', 'An0ther!pass')
    const third = usernameAvailable('grace')
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    gives.abort()
    expect(asked.map(({ signal }) => signal?.aborted ?? false)).toEqual([true, false, false])
    await expect(first).rejects.toThrow('Network connection error')
    asked[1]?.answer(Response.json(session.user))
    asked[2]?.answer(Response.json(true))
    expect(await third).toBe(true)
    await second.catch(ignored)
  })

  it('does not abort the renewal of the session, which all requests share', async () => {
    backend(false)
    const over = { ...session, expires_at: 1, expires_in: -1 }
    kept.set(SESSION_KEY, JSON.stringify(over))
    const gives = new AbortController()
    const outcome = changePassword('old', password, gives.signal).catch((error: unknown) => error)
    await vi.waitFor(() =>
      expect(asked.map(({ url }) => url)).toEqual([expect.stringContaining('refresh_token')]),
    )
    gives.abort()
    expect(asked[0]?.signal?.aborted ?? false).toBe(false)
    asked[0]?.answer(Response.json({ ...session, refresh_token: 'r2' }))
    await outcome
    expect(JSON.parse(kept.get(SESSION_KEY) ?? 'null')).toMatchObject({ refresh_token: 'r2' })
  })

  it('signs no user in by a response after the timeout', async () => {
    backend(true)
    const gives = new AbortController()
    const outcome = signIn({ email, password }, gives.signal).catch((error: unknown) => error)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    gives.abort()
    asked[0]?.answer(Response.json(session))
    expect(await outcome).toBeInstanceOf(Error)
    expect(kept.get(SESSION_KEY)).toBeUndefined()
  })

  it('signs no user in by a link whose response comes after the timeout (CBK-02)', async () => {
    backend(true)
    const gives = new AbortController()
    const link = { kind: 'token', tokenHash: 'x', type: 'signup' } as const
    const outcome = verifyLink(link, gives.signal).catch((error: unknown) => error)
    await vi.waitFor(() => expect(asked.map(({ url }) => url)).toEqual([expect.stringContaining('/verify')]))
    gives.abort(new Error('Network error'))
    asked[0]?.answer(Response.json(session))
    expect(await outcome).toBeInstanceOf(Error)
    expect(kept.get(SESSION_KEY)).toBeUndefined()
  })

  it('keeps a session that was stored before the abort', async () => {
    backend(true)
    const gives = new AbortController()
    const outcome = signIn({ email, password }, gives.signal)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.answer(Response.json(session))
    expect(await outcome).toEqual({ userId: id })
    gives.abort()
    expect(JSON.parse(kept.get(SESSION_KEY) ?? 'null')).toMatchObject({ refresh_token: 'r' })
  })
})

describe('whenSignedIn', () => {
  const profile = SAMPLE_PROFILE
  function port(first: Session) {
    let now = first
    const listeners = new Set<(session: Session) => void>()
    return {
      getSnapshot: () => now,
      subscribe(listener: (session: Session) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      listeners,
      tell(session: Session) {
        now = session
        for (const listener of listeners) listener(session)
      },
    }
  }

  it('waits until the session has the account, then unsubscribes', async () => {
    const session = port({ status: 'signedOut' })
    const told = vi.fn()
    const known = whenSignedIn(session, id, new AbortController().signal).then(told)
    session.tell({ status: 'signedIn', profile: { ...profile, id: 'other' }, fallback: false })
    await Promise.resolve()
    expect(told).not.toHaveBeenCalled()
    session.tell({ status: 'signedIn', profile, fallback: false })
    await known
    expect(session.listeners.size).toBe(0)
    await whenSignedIn(session, id, new AbortController().signal)
  })

  it('is aborted by its signal', async () => {
    const session = port({ status: 'unknown', user: null })
    const gives = new AbortController()
    const known = whenSignedIn(session, id, gives.signal)
    gives.abort(new Error('Network error'))
    await expect(known).rejects.toThrow('Network error')
    expect(session.listeners.size).toBe(0)
  })
})
