import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { SESSION_KEY } from '@/shared/api'
import { authCallbackMachine } from '@machines/auth-callback'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  readCallbackLink,
  readSignedIn,
  verifyLink,
} from '../../src/pages/auth-callback/model/verify-service'
import { storageOf } from '../support/local-storage'

// The page of links with its real services, before a backend that notes what it is asked.

const { id, email } = SAMPLE_PROFILE
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

const kept = new Map<string, string>()
let asked: string[] = []

beforeAll(() => {
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const localStorage = storageOf(kept)
  vi.stubGlobal('window', { ...page, location: new URL('http://app.test/'), localStorage })
  // The client keeps its session in the storage of a browser only.
  vi.stubGlobal('document', { ...page, visibilityState: 'visible' })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('WebSocket', vi.fn())
  vi.stubGlobal('fetch', async (input: unknown) => {
    const { pathname } = new URL(String(input), 'http://app.test')
    if (pathname === '/api/config') return Response.json(config)
    asked.push(pathname)
    return Response.json({ ...session, user: { ...user, id: 'another', email: 'mallory@orrery.example' } })
  })
})
beforeEach(() => {
  asked = []
  kept.clear()
})
afterAll(() => vi.unstubAllGlobals())

const linkOf = (type: string) =>
  readCallbackLink(new URL(`http://app.test/auth/callback?token_hash=theirs&type=${type}`))

/** The page, opened by a link of this type, once it waits for the user or is done. */
async function opened(type: string) {
  const actor = createActor(
    authCallbackMachine.provide({
      actors: {
        readSignedIn: fromPromise(() => readSignedIn()),
        verifyLink: fromPromise(({ input, signal }) => verifyLink(input.link, signal)),
        markVerified: fromPromise<void, { userId: string }>(() => Promise.resolve()),
      },
      actions: { openProfile: () => undefined, openNext: () => undefined },
    }),
    { input: { link: linkOf(type) } },
  ).start()
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'))
  return actor
}

const signedIn = (change: object = {}) =>
  kept.set(SESSION_KEY, JSON.stringify({ ...session, user: { ...user, ...change } }))
const keptAddress = () => JSON.parse(kept.get(SESSION_KEY) ?? 'null')?.user?.email as unknown

describe('a link of another user', () => {
  it.each(['signup', 'magiclink', 'recovery', 'email_change'])(
    'is not used by /auth/callback before the signed-in user confirms it: %s',
    async (type) => {
      signedIn()
      const actor = await opened(type)
      expect([actor.getSnapshot().value, asked, keptAddress()]).toEqual(['asking', [], email])
      actor.send({ type: 'stay' })
      expect([actor.getSnapshot().value, asked, keptAddress()]).toEqual(['left', [], email])

      const other = await opened(type)
      other.send({ type: 'continue' })
      await waitFor(other, (snapshot) => !snapshot.matches('loading'))
      expect([asked, keptAddress()]).toEqual([['/auth/v1/verify'], 'mallory@orrery.example'])
      other.stop()
    },
  )

  it('asks neither a signed-out visitor nor a user who is waiting for the link of a new email address', async () => {
    const first = await opened('magiclink')
    expect([first.getSnapshot().value, asked]).toEqual(['success', ['/auth/v1/verify']])
    first.stop()
    signedIn({ new_email: 'ada.new@orrery.example' })
    const second = await opened('email_change')
    expect([second.getSnapshot().value, asked]).toEqual(['success', ['/auth/v1/verify', '/auth/v1/verify']])
    second.stop()
  })
})

describe('a link that hosted Supabase refuses', () => {
  const refusedLink = (code: string) =>
    readCallbackLink(
      new URL(`http://app.test/auth/callback#error=access_denied&error_code=${code}&error_description=Nein`),
    )

  it('is not needed by a verified account when its code says that it was used (CBK-02)', async () => {
    signedIn({ email_confirmed_at: '2026-01-01' })
    await expect(verifyLink(refusedLink('otp_expired'))).resolves.toEqual({
      outcome: 'alreadyVerified',
      email,
    })
  })

  it('shows its text for any other code, and when no verified account is signed in', async () => {
    signedIn({ email_confirmed_at: '2026-01-01' })
    await expect(verifyLink(refusedLink('access_denied'))).rejects.toThrow('Nein')
    kept.clear()
    await expect(verifyLink(refusedLink('otp_expired'))).rejects.toThrow('Nein')
  })
})
