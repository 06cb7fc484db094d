import {
  changePassword,
  deleteAccount,
  fetchProfile,
  listAccounts,
  readAccount,
  readAccountRecord,
  requestRecovery,
  setPassword,
  signOutElsewhere,
  stampLogin,
  updateAccount,
  updateProfile,
  usernameAvailable,
} from '@/entities/profile'
import { NO_ACCOUNT_FILTER, SAMPLE_PROFILE } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession } from '../../src/app/session/auth-service'
import { endOwnSession, listOwnSessions } from '../../src/pages/settings/api/own-sessions'
import { resendVerification, signIn } from '../../src/pages/sign-in/model/sign-in-service'
import { signUp } from '../../src/pages/sign-up/model/sign-up-service'
import { markVerified, verifyLink } from '../../src/pages/auth-callback/model/verify-service'
import { storageOf } from '../support/local-storage'

// ERR-01: whatever a proxy, a broken backend or a foreign server answers, people read the documented texts.

const id = SAMPLE_PROFILE.id
const email = SAMPLE_PROFILE.email
const password = 'Str0ng!pass'
const user = {
  id,
  aud: 'authenticated',
  email,
  user_metadata: {},
  app_metadata: {},
  created_at: '2026-01-01',
}
const session = {
  access_token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: id }))}.x`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user,
}
const config = {
  supabaseUrl: 'http://backend.test',
  supabaseKey: 'key',
  adminEmail: null,
  environment: 'embedded',
}

const signUpValues = {
  name: 'Ada',
  username: 'ada',
  email,
  password,
  confirmPassword: password,
  acceptTerms: true,
}

/** Every client service that reads an answer. `bare`: the statuses that need no body to be a success. */
const SERVICES: { name: string; call: () => Promise<unknown>; bare?: number[] }[] = [
  { name: 'signIn', call: () => signIn({ email, password }) },
  { name: 'signUp', call: () => signUp(signUpValues, null) },
  { name: 'resendVerification', call: () => resendVerification(email), bare: [200] },
  { name: 'verifyLink', call: () => verifyLink({ kind: 'token', tokenHash: 'x', type: 'signup' }) },
  { name: 'markVerified', call: () => markVerified(id, 0) },
  { name: 'stampLogin', call: () => stampLogin(id, 0) },
  { name: 'fetchProfile', call: () => fetchProfile(id) },
  { name: 'updateProfile', call: () => updateProfile(id, { username: 'grace' }) },
  { name: 'usernameAvailable', call: () => usernameAvailable('grace') },
  { name: 'listAccounts', call: () => listAccounts(NO_ACCOUNT_FILTER, 0, new AbortController().signal) },
  {
    name: 'updateAccount',
    call: () => updateAccount(SAMPLE_PROFILE, { status: 'locked' }, 0, new AbortController().signal),
  },
  { name: 'readAccount', call: () => readAccount(id, new AbortController().signal) },
  { name: 'changePassword', call: () => changePassword('old', password) },
  { name: 'setPassword', call: () => setPassword(password) },
  { name: 'requestRecovery', call: () => requestRecovery(email), bare: [200] },
  { name: 'signOutElsewhere', call: () => signOutElsewhere(), bare: [200, 401, 403, 404] },
  { name: 'listOwnSessions', call: () => listOwnSessions(new AbortController().signal) },
  // The client takes an empty 404 for a success; the sessions are listed afterwards in any case.
  { name: 'endOwnSession', call: () => endOwnSession(id, new AbortController().signal), bare: [200, 404] },
  { name: 'deleteAccount', call: () => deleteAccount(id), bare: [200] },
  { name: 'readAccountRecord', call: () => readAccountRecord(id) },
]

const BODIES: [string, string][] = [
  ['empty', ''],
  ['null', 'null'],
  ['HTML', '<!doctype html><html><body>502 Bad Gateway</body></html>'],
  ['a number', '7'],
  ['a text', '"hello"'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['another object', '{"cat":{"name":"Tom"}}'],
  ['half of one', '{"user":'],
  ['a message that is no text', '{"message":{"a":1},"msg":[1],"error":{"b":2},"code":3}'],
  ['a user without anything', '{"user":null,"session":null,"id":null}'],
  ['an undefined', 'undefined'],
]
// 503 is missing, because the client repeats such a request, with pauses.
const STATUSES = [200, 400, 401, 403, 404, 409, 422, 429, 500, 502]

const TEXTS = new Set([
  'Network connection error. Please check your internet connection and try again.',
  'An unknown error occurred.',
  'An error occurred. Please try again.',
  'Not authenticated',
  'Too many attempts. Please wait a moment.',
  // A plain text is the service's own message.
  'hello',
])

let answer: () => Response = () => Response.json({})

/** The body of the last request; null where it had none. */
let sent: unknown

const fakeFetch: typeof fetch = async (input, init) => {
  const url = String(input)
  if (url.includes('/api/config')) return Response.json(config)
  sent = typeof init?.body === 'string' ? JSON.parse(init.body) : null
  return answer()
}

describe('a malformed response', () => {
  beforeAll(() => {
    const kept = new Map<string, string>()
    const localStorage = storageOf(kept)
    const location = new URL('http://app.test/')
    vi.stubGlobal('window', { location, localStorage, addEventListener: () => undefined })
    vi.stubGlobal('fetch', fakeFetch)
    // The client wants one at hand; nothing here uses it.
    vi.stubGlobal('WebSocket', vi.fn())
  })
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer = () => Response.json(session)
    await signIn({ email, password })
  })
  afterEach(() => void vi.restoreAllMocks())

  it.each(SERVICES)(
    'is reported with a documented message by $name',
    async ({ call, bare }) => {
      const wrong: string[] = []
      for (const status of STATUSES)
        for (const [kind, body] of BODIES)
          for (const type of ['application/json', 'text/html']) {
            answer = () => Response.json(session)
            await signIn({ email, password })
            answer = () => new Response(body, { status, headers: { 'content-type': type } })
            const outcome = await call().then(
              (value) => ({ value }),
              (error: unknown) => ({ error }),
            )
            const label = `${status} ${kind} as ${type}`
            if ('value' in outcome) {
              if (!bare?.includes(status) && outcome.value !== null && !isNobody(outcome.value))
                wrong.push(`${label}: taken for ${JSON.stringify(outcome.value)}`)
            } else if (!(outcome.error instanceof Failure)) wrong.push(`${label}: ${outcome.error}`)
            else if (!TEXTS.has(outcome.error.message)) wrong.push(`${label}: ${outcome.error.message}`)
          }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'a sign-up without the blanks around the name (SUP-05)',
      () => signUp({ ...signUpValues, name: ' Ada ' }, null),
      { email, password, data: { username: 'ada', name: 'Ada' } },
    ],
    [
      'a new link for an address that signs up (SIN-06)',
      () => resendVerification(email),
      { type: 'signup', email },
    ],
    [
      'the time of a sign-in, and no failed attempts (SIN-04)',
      () => stampLogin(id, Date.UTC(2026, 0, 15, 9)),
      { last_login: '2026-01-15T09:00:00.000Z', login_attempts: 0 },
    ],
    [
      'a verified address, whose link was a sign-in, too (CBK-01, SIN-04)',
      () => markVerified(id, Date.UTC(2026, 0, 15, 9)),
      { is_verified: true, last_login: '2026-01-15T09:00:00.000Z', login_attempts: 0 },
    ],
    [
      'the second page of those looked for (ADM-04)',
      () =>
        listAccounts(
          { ...NO_ACCOUNT_FILTER, search: 'ada', role: 'admin' },
          20,
          new AbortController().signal,
        ),
      {
        search: 'ada',
        wanted_status: '',
        wanted_role: 'admin',
        page_from: 20,
        sort_by: '',
        descending: true,
      },
    ],
    [
      'a changed account with its time (ADM-05)',
      () => updateAccount(SAMPLE_PROFILE, { status: 'locked' }, 0, new AbortController().signal),
      { status: 'locked', updated_at: '1970-01-01T00:00:00.000Z' },
    ],
    ['the account that is to go (ADM-08)', () => deleteAccount('somebody'), { userId: 'somebody' }],
    [
      'the password with the own account (PRF-03)',
      () => deleteAccount(id, password),
      { userId: id, password },
    ],
  ])('follows a correct request: %s', async (_, call, body) => {
    await call().catch(() => undefined)
    expect(sent).toMatchObject(body)
  })

  it('is reported as Not authenticated when a profile is saved while signed out', async () => {
    const { getBackend } = await import('@/shared/api')
    answer = () => Response.json({})
    await (await getBackend()).client.auth.signOut({ scope: 'local' })
    await expect(updateProfile(id, { username: 'grace' })).rejects.toThrow(/^Not authenticated$/)
    await expect(setPassword(password)).rejects.toThrow(/^Not authenticated$/)
    expect(await readSession()).toBeNull()
  })

  it.each<[string, () => Promise<unknown>]>([
    ['signUp', () => signUp(signUpValues, null)],
    ['changePassword', () => changePassword('old', password)],
    ['setPassword', () => setPassword(password)],
  ])('says what to do about a password that is easy to guess: %s', async (_, call) => {
    const msg = 'Password is known to be weak and easy to guess, please choose a different one.'
    const refusal = { code: 422, error_code: 'weak_password', msg, weak_password: { reasons: ['pwned'] } }
    answer = () => Response.json(refusal, { status: 422 })
    await expect(call()).rejects.toThrow(/^This password is easy to guess\. Choose another password/)
  })
})

/** A request that found no session: the documents have texts of their own for it. */
const isNobody = (value: unknown) =>
  typeof value === 'object' && value !== null && 'outcome' in value && value.outcome === 'noSession'
