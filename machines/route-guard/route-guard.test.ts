import { type AuthUser, SAMPLE_PROFILE } from '@/entities/profile/model'
import { type GuardSession, routeGuardMachine } from '@machines/route-guard'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk, walkMachine } from '../../tests/machines/kit'

const designated: AuthUser = {
  id: 'a',
  email: 'admin@orrery.example',
  emailConfirmed: true,
  username: 'admin',
  designatedAdmin: true,
}
const sessions: GuardSession[] = [
  { status: 'loading', user: null },
  { status: 'loading', user: designated },
  { status: 'unknown', user: null },
  { status: 'unknown', user: designated },
  { status: 'signedOut' },
  { status: 'signedIn', profile: SAMPLE_PROFILE },
  { status: 'signedIn', profile: { ...SAMPLE_PROFILE, role: 'admin' } },
]
const walk: Walk<typeof routeGuardMachine> = {
  machine: routeGuardMachine,
  input: { requireAdmin: true },
  callbacks: ['watchSession'],
  events: [
    ...sessions.map((session) => ({ type: 'session.changed' as const, session })),
    { type: 'continueAsAdmin' },
  ],
  key: ({ context }) => context.session,
  unreachable: {
    'route-guard.verifying --always--> route-guard.allowed #0': 'only without requirements: tested below',
    'route-guard --session.changed--> (stays) #0': 'only without requirements: tested below',
    'route-guard --xstate.error.actor.watchSession--> route-guard.timedOut #0':
      'the listener cannot fail after it started',
  },
}

describe('route-guard', () => {
  itCoversEverything(walk)

  it('gives up verifying after 5000 ms (GRD-01, GRD-02)', () => {
    const { actor, clock } = startBench(walk)
    clock.increment(4999)
    expect(actor.getSnapshot().matches('verifying')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches('timedOut')).toBe(true)
    actor.send({
      type: 'session.changed',
      session: { status: 'signedIn', profile: { ...SAMPLE_PROFILE, role: 'admin' } },
    })
    expect(actor.getSnapshot().matches('allowed')).toBe(true)
  })

  it('says so at once when the session gave up, and still takes a late answer (GRD-02)', () => {
    const { actor } = startBench({ ...walk, input: {} })
    const status = (session: GuardSession) => actor.send({ type: 'session.changed', session })
    status({ status: 'unknown', user: null })
    expect(actor.getSnapshot().value).toBe('timedOut')
    status({ status: 'signedOut' })
    expect(actor.getSnapshot().value).toBe('authenticationRequired')
    status({ status: 'unknown', user: null })
    expect(actor.getSnapshot().value).toBe('timedOut')
    status({ status: 'signedIn', profile: SAMPLE_PROFILE })
    expect(actor.getSnapshot().value).toBe('allowed')
  })

  it('lets nobody but the designated admin continue after a timeout (GRD-02)', () => {
    const { actor, actions, clock } = startBench(walk)
    clock.increment(5000)
    actor.send({ type: 'continueAsAdmin' })
    expect(actor.getSnapshot().matches('timedOut')).toBe(true)
    actor.send({ type: 'session.changed', session: { status: 'loading', user: designated } })
    actor.send({ type: 'continueAsAdmin' })
    expect(actor.getSnapshot().matches('allowed')).toBe(true)
    expect(actions.continueAsAdmin).toHaveBeenCalledOnce()
  })

  it('sends visitors to sign-in, but only asks somebody who was inside (GRD-03, GRD-06)', () => {
    const visitor = startBench({ ...walk, input: {} })
    visitor.actor.send({ type: 'session.changed', session: { status: 'signedOut' } })
    expect(visitor.actions.redirectToSignIn).toHaveBeenCalledOnce()

    const insider = startBench({ ...walk, input: {} })
    insider.actor.send({ type: 'session.changed', session: { status: 'signedIn', profile: SAMPLE_PROFILE } })
    insider.actor.send({ type: 'session.changed', session: { status: 'signedOut' } })
    expect(insider.actor.getSnapshot().matches('authenticationRequired')).toBe(true)
    expect(insider.actions.redirectToSignIn).not.toHaveBeenCalled()
  })

  it('keeps an open page while the session is checked again', () => {
    const { actor } = startBench({ ...walk, input: {} })
    actor.send({ type: 'session.changed', session: { status: 'signedIn', profile: SAMPLE_PROFILE } })
    actor.send({ type: 'session.changed', session: { status: 'loading', user: null } })
    expect(actor.getSnapshot().matches('allowed')).toBe(true)
  })

  it('is open without requirements, whoever comes and goes', async () => {
    const { missing } = await walkMachine({
      ...walk,
      input: { requireAuth: false },
      unreachable: undefined,
    })
    expect(missing).not.toContain('route-guard.verifying --always--> route-guard.allowed #0')
    expect(missing).not.toContain('route-guard --session.changed--> (stays) #0')
  })

  it('tells an ordinary user that administrators are meant (GRD-04)', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'session.changed', session: { status: 'signedIn', profile: SAMPLE_PROFILE } })
    expect(actor.getSnapshot().matches('adminRequired')).toBe(true)
  })
})

// As the documents have it (GRD-01 to GRD-06).
describe('route-guard, as people see it', () => {
  const journey = journeysOf(walk)
  const changed = (session: GuardSession) => ({ type: 'session.changed' as const, session })
  const loading = changed({ status: 'loading', user: null })
  const out = changed({ status: 'signedOut' })
  const user = changed({ status: 'signedIn', profile: { ...SAMPLE_PROFILE, role: 'user' } })
  const moderator = changed({ status: 'signedIn', profile: { ...SAMPLE_PROFILE, role: 'moderator' } })
  const admin = changed({ status: 'signedIn', profile: { ...SAMPLE_PROFILE, role: 'admin' } })
  const accountOnly = { requireAuth: true }
  const open = { requireAuth: false }

  journey('a visitor is sent to sign in', accountOnly)
    .expect({ state: 'verifying' })
    .send(out)
    .expect({ state: 'authenticationRequired', did: { redirectToSignIn: undefined } })

  journey('a visitor of an admin page is sent to sign in too')
    .send(out)
    .expect({ state: 'authenticationRequired', did: { redirectToSignIn: undefined } })

  journey('anybody signed in may open a page that needs an account', accountOnly)
    .send(user)
    .expect({ state: 'allowed' })

  journey('an account is required when nothing else is said', {})
    .send(out)
    .expect({ state: 'authenticationRequired' })

  journey('a page that needs nothing opens at once', open).expect({ state: 'allowed' })
  journey('a page that needs nothing stays open when its visitor signs out', open)
    .send(user, out)
    .expect({
      state: 'allowed',
      context: { session: { status: 'signedOut' } },
      did: { redirectToSignIn: null },
    })

  journey('a user may not open an admin page').send(user).expect({ state: 'adminRequired' })
  journey('a moderator has the rights of a user').send(moderator).expect({ state: 'adminRequired' })
  journey('an administrator may').send(admin).expect({ state: 'allowed' })

  journey('no answer for five seconds is an authentication timeout')
    .send(loading)
    .wait(4999)
    .expect({ state: 'verifying' })
    .wait(1)
    .expect({ state: 'timedOut', cannot: [{ type: 'continueAsAdmin' }] })

  journey('a late answer still counts')
    .wait(5000)
    .send(user)
    .expect({ state: 'adminRequired' })
    .send(admin)
    .expect({ state: 'allowed' })

  journey('an administrator who loses the role loses the page')
    .send(admin, user)
    .expect({ state: 'adminRequired' })
  journey('signing out elsewhere closes the page')
    .send(admin, out)
    .expect({ state: 'authenticationRequired', did: { redirectToSignIn: null } })
  journey('signing in elsewhere as a non-admin').send(out, user).expect({ state: 'adminRequired' })
  journey('signing in elsewhere as an administrator').send(out, admin).expect({ state: 'allowed' })
  journey('checking again keeps the page and what was typed on it')
    .send(admin, loading)
    .expect({ state: 'allowed' })

  // Where somebody is, what is then known of the session, and what is shown.
  const designatedLoading = changed({ status: 'loading', user: designated })
  const unknown = changed({ status: 'unknown', user: null })
  const designatedUnknown = changed({ status: 'unknown', user: designated })
  const places = {
    verifying: [],
    timedOut: [unknown],
    allowed: [admin],
    authenticationRequired: [out],
    adminRequired: [user],
  } as const
  const table = {
    verifying: ['verifying', 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
    timedOut: ['timedOut', 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
    allowed: ['allowed', 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
    authenticationRequired: ['verifying', 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
    adminRequired: ['adminRequired', 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
  } as const
  const news = [designatedLoading, designatedUnknown, out, user, admin]
  for (const place of Object.keys(places) as (keyof typeof places)[])
    for (const [index, event] of news.entries())
      journey(`${place}: the session is ${event.session.status} (${index + 1})`)
        .send(...places[place])
        .expect({ state: place })
        .send(event)
        .expect({ state: table[place][index], context: { session: event.session } })

  journey('the page of somebody else who signs in is theirs')
    .send(admin, changed({ status: 'signedIn', profile: { ...SAMPLE_PROFILE, id: 'other', role: 'admin' } }))
    .expect({ state: 'allowed', context: { session: { profile: { id: 'other' } } } })

  journey('a user may stay on a page that needs an account only, whatever comes', accountOnly)
    .send(user, loading, user)
    .expect({ state: 'allowed' })
    .send(out)
    .expect({ state: 'authenticationRequired' })
    .send(user)
    .expect({ state: 'allowed' })

  journey('the designated administrator may continue after a timeout, and only then')
    .send(designatedLoading)
    .expect({ cannot: [{ type: 'continueAsAdmin' }] })
    .wait(5000)
    .send({ type: 'continueAsAdmin' })
    .expect({ state: 'allowed', did: { continueAsAdmin: undefined } })

  journey('the designated administrator may continue when the session gave up, too')
    .send(designatedUnknown, { type: 'continueAsAdmin' })
    .expect({ state: 'allowed' })

  journey('another account may not continue after a timeout')
    .send(changed({ status: 'unknown', user: { ...designated, designatedAdmin: false } }))
    .expect({ state: 'timedOut', cannot: [{ type: 'continueAsAdmin' }] })

  journey('an administrator only is asked for by a page that needs one, even without an account', {
    requireAuth: false,
    requireAdmin: true,
  })
    .expect({ state: 'verifying' })
    .send(user)
    .expect({ state: 'adminRequired' })
})
