import { Failure } from '@/shared/lib/failure'
import { sessionMachine, sessionOf } from '@machines/session'
import { type AuthUser, type Profile, SAMPLE_PROFILE, sessionProfile } from '@/entities/profile/model'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const user: AuthUser = {
  id: SAMPLE_PROFILE.id,
  email: 'ada@orrery.example',
  emailConfirmed: true,
  username: 'ada',
  designatedAdmin: false,
}
const designated: AuthUser = { ...user, designatedAdmin: true }
const walk: Walk<typeof sessionMachine> = {
  machine: sessionMachine,
  callbacks: ['watchAuth', 'watchConnection'],
  events: [
    { type: 'auth.changed', user },
    { type: 'auth.changed', user: null },
    { type: 'auth.changed', user: designated },
    { type: 'continueAsAdmin' },
    { type: 'session.appeared' },
    { type: 'profile.refresh' },
    { type: 'profile.changed', profile: SAMPLE_PROFILE },
    { type: 'profile.changed', profile: { ...SAMPLE_PROFILE, id: 'other' } },
    { type: 'signOut' },
    { type: 'connection.lost' },
    { type: 'connection.returned' },
    { type: 'safety.elapsed' },
  ],
  answers: {
    readSession: { done: [user, null], error: [new Failure('down', 'network')] },
    askAgain: { done: [user, null], error: [new Failure('down', 'network')] },
    recallUser: { done: [designated, null], error: [new Error('unreadable')] },
    fetchProfile: { done: [SAMPLE_PROFILE], error: [new Failure('down', 'network')] },
    signOut: { done: [undefined], error: [new Failure('down', 'network')] },
  },
  key: ({ context }) => [context.user?.designatedAdmin, context.profile !== null, context.offline],
  unreachable: {
    'session --xstate.error.actor.watchAuth--> (stays) #0':
      'the listener cannot fail after it started; the branch keeps the session alive if it ever does',
    'session --xstate.error.actor.watchConnection--> (stays) #0': 'the same',
  },
}

async function signedIn(answer?: Profile) {
  const bench = startBench(walk)
  await bench.resolve('readSession', user)
  if (answer) await bench.resolve('fetchProfile', answer)
  return bench
}

describe('session', () => {
  itCoversEverything(walk)

  it('does not treat an unreadable session as signed out, and retries after 5000 ms', async () => {
    const { actor, clock, reject, resolve, started } = startBench(walk)
    await reject('readSession', new Failure('down', 'network'))
    expect(sessionOf(actor.getSnapshot()).status).toBe('unknown')
    await resolve('recallUser', null)
    await reject('askAgain', new Failure('down', 'network'))
    clock.increment(4999)
    expect(started.askAgain).toHaveLength(1)
    clock.increment(1)
    expect(started.askAgain).toHaveLength(2)
    await resolve('askAgain', user)
    expect(actor.getSnapshot().matches('signedIn')).toBe(true)
  })

  it('pages learn that a session has ended', async () => {
    const { actor } = await signedIn()
    actor.send({ type: 'auth.changed', user: null })
    expect(sessionOf(actor.getSnapshot())).toEqual({ status: 'signedOut', ended: true })
    actor.send({ type: 'auth.changed', user })
    actor.send({ type: 'signOut' })
    expect(sessionOf(actor.getSnapshot())).toEqual({ status: 'signedOut' })
  })

  it('lets only the designated admin continue with the stored session (GRD-02)', async () => {
    const anybody = startBench(walk)
    anybody.clock.increment(5000)
    await anybody.resolve('recallUser', user)
    anybody.actor.send({ type: 'continueAsAdmin' })
    expect(sessionOf(anybody.actor.getSnapshot()).status).toBe('unknown')

    const admin = startBench(walk)
    admin.clock.increment(5000)
    await admin.resolve('recallUser', designated)
    admin.actor.send({ type: 'continueAsAdmin' })
    expect(sessionProfile(sessionOf(admin.actor.getSnapshot()))).toMatchObject({
      role: 'admin',
      email: designated.email,
    })
    await admin.resolve('fetchProfile', SAMPLE_PROFILE)
    expect(sessionProfile(sessionOf(admin.actor.getSnapshot()))).toEqual(SAMPLE_PROFILE)
  })

  it.each([
    [
      { ...user, username: null },
      { profileCompleted: false, role: 'user' },
    ],
    [
      { ...user, emailConfirmed: false },
      { isVerified: false, role: 'user' },
    ],
    [{ ...user, designatedAdmin: true }, { role: 'admin' }],
  ])('builds the fallback of %o (SES-04)', async (who, expected) => {
    const { actor, resolve, reject } = startBench(walk)
    await resolve('readSession', who)
    await reject('fetchProfile', new Failure('down', 'network'))
    expect(sessionProfile(sessionOf(actor.getSnapshot()))).toMatchObject(expected)
  })

  it('accepts a profile that was changed here, even while loading, but not that of another account (SIN-04)', async () => {
    const { actor } = await signedIn()
    const stamped = { ...SAMPLE_PROFILE, lastLogin: '2026-11-22T03:00:00.000Z' }
    actor.send({ type: 'profile.changed', profile: { ...stamped, id: 'other' } })
    expect(sessionProfile(sessionOf(actor.getSnapshot()))).toBeNull()
    actor.send({ type: 'profile.changed', profile: stamped })
    expect(sessionProfile(sessionOf(actor.getSnapshot()))).toEqual(stamped)
  })

  it('signs out at once in the interface, and finally after 5000 ms without an answer (SES-06)', async () => {
    const { actor, clock } = await signedIn(SAMPLE_PROFILE)
    actor.send({ type: 'signOut' })
    expect(sessionOf(actor.getSnapshot()).status).toBe('signedOut')
    clock.increment(5000)
    expect(actor.getSnapshot().matches('signedOut')).toBe(true)
    expect(actor.getSnapshot().context.user).toBeNull()
    expect(actor.getSnapshot().context.error).toBe('Sign out timeout')
  })
})

// As the documents have it (SES-01 to SES-06).
describe('session, as users see it', () => {
  const journey = journeysOf(walk)
  const down = new Failure('down', 'network')
  const ready = { signedIn: 'ready' }
  const signedIn = (name: string) =>
    journey(name).answer('readSession', user).answer('fetchProfile', SAMPLE_PROFILE)

  journey('signed out')
    .answer('readSession', null)
    .expect({ state: 'signedOut', context: { user: null } })

  journey('a stored session is signed in once its profile is loaded')
    .answer('readSession', user)
    .expect({ state: { signedIn: 'loadingProfile' }, asked: { fetchProfile: [{ user }] } })
    .answer('fetchProfile', SAMPLE_PROFILE)
    .expect({ state: ready, context: { user, profile: SAMPLE_PROFILE, error: null } })

  journey('a profile that cannot be read is replaced by a fallback from the account')
    .answer('readSession', user)
    .fail('fetchProfile', down)
    .expect({ state: { signedIn: 'fallback' }, context: { profile: { id: user.id, status: 'active' } } })

  journey('a profile that does not arrive within five seconds is replaced, too (SES-03)')
    .answer('readSession', user)
    .wait(5000)
    .expect({
      state: { signedIn: 'fallback' },
      context: { profile: { role: 'user' } },
      takenBack: ['fetchProfile'],
    })

  journey('the designated address is an administrator until its profile says otherwise')
    .answer('readSession', { ...user, designatedAdmin: true })
    .fail('fetchProfile', down)
    .expect({ context: { profile: { role: 'admin' } } })

  journey('a read that hangs is aborted')
    .wait(5000)
    .expect({ takenBack: ['readSession'] })

  signedIn('signing out clears the account')
    .send({ type: 'signOut' })
    .expect({ state: { signingOut: 'alone' }, asked: { signOut: [{ offline: false }] } })
    .answer('signOut')
    .expect({ state: 'signedOut', context: { user: null, profile: null, error: null } })

  signedIn('a failed sign-out still signs out in this browser')
    .send({ type: 'signOut' })
    .fail('signOut', down)
    .expect({ state: 'signedOut', context: { user: null, profile: null } })

  signedIn('a sign-out that hangs signs out in this browser after five seconds')
    .send({ type: 'signOut' })
    .wait(5000)
    .expect({ state: 'signedOut', context: { user: null, profile: null }, takenBack: ['signOut'] })

  // Another user signs in before the service has answered the sign-out.
  const replaced = (name: string) =>
    signedIn(name).send(
      { type: 'signOut' },
      { type: 'auth.changed', user: designated },
      { type: 'session.appeared' },
    )
  const looksAgain = { state: 'loading', context: { user: null, profile: null, error: null } } as const

  replaced('signing in during a sign-out takes effect once the sign-out is done')
    .expect({ state: { signingOut: 'replaced' }, context: { profile: SAMPLE_PROFILE } })
    .answer('signOut')
    .expect(looksAgain)
    .answer('readSession', designated)
    .expect({ state: { signedIn: 'loadingProfile' }, context: { user: designated } })
  replaced('signing in during a sign-out that fails takes effect, too')
    .fail('signOut', down)
    .expect(looksAgain)
  replaced('signing in during a sign-out that hangs takes effect after five seconds')
    .wait(5000)
    .expect({
      ...looksAgain,
      takenBack: ['signOut'],
    })

  signedIn('signing out in another tab signs out in this tab')
    .send({ type: 'auth.changed', user: null })
    .expect({ state: 'signedOut', context: { user: null, profile: null, ended: true } })

  journey('a stored session that the service refuses has ended, until a user signs in (SES-01)')
    .expect({ context: { ended: false } })
    .answer('readSession', user)
    .send({ type: 'auth.changed', user: null })
    .expect({ state: 'signedOut', context: { ended: true } })
    .send({ type: 'auth.changed', user })
    .expect({ state: { signedIn: 'loadingProfile' }, context: { ended: false } })
    .send({ type: 'auth.changed', user: null }, { type: 'session.appeared' })
    .answer('readSession', user)
    .send({ type: 'signOut' })
    .answer('signOut')
    .expect({ state: 'signedOut', context: { ended: false } })

  journey('no session of a visitor can end')
    .answer('readSession', null)
    .send({ type: 'auth.changed', user: null })
    .expect({ state: 'signedOut', context: { ended: false } })

  signedIn('the profile is read again when the account changes')
    .send({ type: 'auth.changed', user })
    .expect({ asked: { fetchProfile: [{ user }, { user }] }, context: { profile: SAMPLE_PROFILE } })

  signedIn('another account never shows the profile of the previous one')
    .send({ type: 'auth.changed', user: { ...user, id: 'other' } })
    .expect({ state: { signedIn: 'loadingProfile' }, context: { profile: null } })

  signedIn('a refresh keeps the shown profile and reads it again')
    .send({ type: 'profile.refresh' })
    .fail('fetchProfile', down)
    .expect({ state: { signedIn: 'fallback' }, context: { profile: SAMPLE_PROFILE } })

  signedIn('a changed profile is shown at once')
    .send({ type: 'profile.changed', profile: { ...SAMPLE_PROFILE, username: 'lovelace' } })
    .expect({ state: ready, context: { profile: { username: 'lovelace' } } })

  const unknown = (name: string) => journey(name).wait(5000).answer('recallUser', user)

  journey('a failed read leaves the session unknown, and shows the reason')
    .fail('readSession', down)
    .expect({ state: { unknown: 'recalling' }, context: { error: 'down' } })

  journey('a later read that hangs leaves the session unknown, too')
    .answer('readSession', null)
    .wait(10_000)
    .send({ type: 'session.appeared' })
    .expect({ state: 'loading', context: { error: null } })
    .wait(4999)
    .expect({ state: 'loading' })
    .wait(1)
    .expect({
      state: { unknown: 'recalling' },
      context: { error: 'Session fetch timeout' },
      takenBack: ['readSession'],
    })

  journey('the service is asked even when the stored account cannot be recalled')
    .wait(5000)
    .fail('recallUser', new Error('unreadable'))
    .expect({ state: { unknown: 'asking' }, context: { error: 'unreadable', user: null } })

  unknown('a late answer signs in and clears the timeout')
    .expect({ context: { user, error: 'Initial session timeout' } })
    .answer('askAgain', { ...user, id: 'other' })
    .expect({ state: { signedIn: 'loadingProfile' }, context: { user: { id: 'other' }, error: null } })

  unknown('a late answer that is signed out clears the stored account')
    .answer('askAgain', null)
    .expect({ state: 'signedOut', context: { user: null, profile: null, error: null } })

  unknown('a failed request is retried after five seconds')
    .fail('askAgain', down)
    .expect({ state: { unknown: 'waiting' }, context: { error: 'down' } })
    .wait(4999)
    .expect({ state: { unknown: 'waiting' } })
    .wait(1)
    .expect({ state: { unknown: 'asking' } })

  unknown('a session that appears meanwhile is read at once')
    .fail('askAgain', down)
    .send({ type: 'session.appeared' })
    .expect({ state: { unknown: 'asking' } })

  unknown('a session reported by the service counts as well')
    .send({ type: 'auth.changed', user })
    .expect({
      state: { signedIn: 'loadingProfile' },
    })

  // Without a connection the pages open for the user remembered by this browser.
  const offline = (name: string) =>
    journey(name).send({ type: 'connection.lost' }).fail('readSession', down).answer('recallUser', user)
  const fallback = { id: user.id, status: 'active', role: 'user' } as const

  journey('without a connection the service is asked first: it may run on this machine')
    .send({ type: 'connection.lost' })
    .expect({ state: 'loading', context: { user: null, profile: null } })
    .answer('readSession', user)
    .expect({ state: { signedIn: 'loadingProfile' } })

  offline('without a connection the stored account continues with a fallback profile')
    .expect({ state: { unknown: 'waiting' }, context: { user, profile: fallback } })
    .wait(5000)
    .expect({ state: { unknown: 'asking' }, context: { profile: fallback } })

  offline('once the connection is back, the service is asked and the profile read')
    .send({ type: 'connection.returned' })
    .expect({ state: { unknown: 'asking' }, context: { profile: fallback, offline: false } })
    .answer('askAgain', user)
    .expect({
      state: { signedIn: 'loadingProfile' },
      context: { profile: fallback, error: null },
      asked: { fetchProfile: [{ user }] },
    })
    .answer('fetchProfile', SAMPLE_PROFILE)
    .expect({ state: ready, context: { profile: SAMPLE_PROFILE } })

  offline('an account that the service then rejects is signed out')
    .send({ type: 'connection.returned' })
    .answer('askAgain', null)
    .expect({ state: 'signedOut', context: { user: null, profile: null } })

  offline('a service that does not answer yet changes nothing, and the request is retried')
    .send({ type: 'connection.returned' })
    .fail('askAgain', down)
    .expect({ state: { unknown: 'waiting' }, context: { profile: fallback } })
    .wait(5000)
    .expect({ state: { unknown: 'asking' }, context: { profile: fallback } })

  offline('another account that is found then does not get the profile of the previous one')
    .send({ type: 'connection.returned' })
    .answer('askAgain', { ...user, id: 'other' })
    .expect({ state: { signedIn: 'loadingProfile' }, context: { user: { id: 'other' }, profile: null } })

  offline('signing out works without a connection')
    .send({ type: 'signOut' })
    .expect({ state: { signingOut: 'alone' }, asked: { signOut: [{ offline: true }] } })
    .fail('signOut', down)
    .expect({ state: 'signedOut', context: { user: null, profile: null } })

  journey('without a connection and a stored account the session stays unknown')
    .send({ type: 'connection.lost' })
    .wait(5000)
    .answer('recallUser', null)
    .expect({ state: { unknown: 'waiting' }, context: { user: null, profile: null } })

  unknown('a connection lost while the service does not answer signs in the stored account')
    .send({ type: 'connection.lost' })
    .expect({ state: { unknown: 'recalling' }, takenBack: ['askAgain'] })
    .answer('recallUser', user)
    .expect({ state: { unknown: 'waiting' }, context: { profile: fallback } })

  signedIn('a signed-in user stays signed in without a connection')
    .send({ type: 'connection.lost' })
    .expect({ state: ready, context: { profile: SAMPLE_PROFILE, offline: true } })
    .send({ type: 'connection.returned' })
    .expect({ state: ready, context: { offline: false } })

  journey('a profile that could not be read is read when the connection is back')
    .answer('readSession', user)
    .fail('fetchProfile', down)
    .send({ type: 'connection.returned' })
    .expect({ state: { signedIn: 'loadingProfile' }, asked: { fetchProfile: [{ user }, { user }] } })

  const designatedSignedIn = (name: string) => journey(name).answer('readSession', designated)
  const goOn = { type: 'continueAsAdmin' } as const

  designatedSignedIn('the designated administrator need not wait for their profile')
    .send(goOn)
    .expect({
      state: { signedIn: 'fallback' },
      context: { profile: { role: 'admin' } },
      takenBack: ['fetchProfile'],
    })

  journey('every other user waits for their profile')
    .answer('readSession', user)
    .expect({ cannot: [goOn] })

  journey('the safety timeout ends the wait for the profile, too (SES-02)')
    .wait(3000)
    .answer('readSession', user)
    .wait(2000)
    .expect({ state: { signedIn: 'fallback' }, context: { error: 'Profile fetch timeout' } })

  signedIn('a profile that is read again has its own five seconds, whenever the read starts')
    .wait(4900)
    .send({ type: 'profile.refresh' })
    .wait(100)
    .expect({ state: { signedIn: 'loadingProfile' }, context: { profile: SAMPLE_PROFILE, error: null } })
    .wait(4899)
    .expect({ state: { signedIn: 'loadingProfile' } })
    .wait(1)
    .expect({ state: { signedIn: 'fallback' }, context: { profile: SAMPLE_PROFILE } })

  signedIn('reading a profile again times out after five seconds, and the old one stays')
    .wait(10_000)
    .send({ type: 'profile.refresh' })
    .wait(4999)
    .expect({ state: { signedIn: 'loadingProfile' } })
    .wait(1)
    .expect({
      state: { signedIn: 'fallback' },
      context: { profile: SAMPLE_PROFILE, error: 'Profile fetch timeout' },
      takenBack: ['fetchProfile'],
    })
    .send({ type: 'profile.refresh' })
    .expect({ state: { signedIn: 'loadingProfile' } })
    .answer('fetchProfile', SAMPLE_PROFILE)
    .expect({ state: ready, context: { error: null } })

  signedIn('a profile that cannot be read again shows the reason')
    .send({ type: 'profile.refresh' })
    .fail('fetchProfile', down)
    .expect({ context: { error: 'down' } })
    .send({ type: 'profile.changed', profile: SAMPLE_PROFILE })
    .expect({ state: ready, context: { error: null } })

  signedIn('a failed sign-out is reported, and a successful one clears the report')
    .send({ type: 'profile.refresh' })
    .fail('fetchProfile', down)
    .send({ type: 'signOut' })
    .answer('signOut')
    .expect({ state: 'signedOut', context: { error: null } })

  signedIn('a session reported during a sign-out does not sign in again')
    .send({ type: 'signOut' }, { type: 'auth.changed', user })
    .expect({ state: { signingOut: 'alone' } })
    .fail('signOut', down)
    .expect({ state: 'signedOut', context: { user: null, profile: null, error: 'down' } })
    .send({ type: 'session.appeared' })
    .expect({ state: 'loading', context: { error: null } })
})
