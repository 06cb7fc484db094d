import { type Session, SAMPLE_PROFILE } from '@/entities/profile/model'
import { routeGuardMachine } from '@machines/route-guard'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const changed = (session: Session) => ({ type: 'session.changed' as const, session })
const signedIn = (role: 'user' | 'moderator' | 'admin', id = SAMPLE_PROFILE.id) =>
  changed({ status: 'signedIn', profile: { ...SAMPLE_PROFILE, id, role }, fallback: false })
const loading = changed({ status: 'loading', user: null })
const unknown = changed({ status: 'unknown', user: null })
const out = changed({ status: 'signedOut' })
const user = signedIn('user')
const admin = signedIn('admin')

const walk: Walk<typeof routeGuardMachine> = {
  machine: routeGuardMachine,
  input: { requireAdmin: true },
  callbacks: ['watchSession'],
  events: [loading, unknown, out, user, admin],
  unreachable: {
    'route-guard.verifying --always--> route-guard.allowed #0': 'only without requirements: tested below',
    'route-guard --xstate.error.actor.watchSession--> route-guard.timedOut #0':
      'the listener cannot fail after it started',
  },
}

describe('route-guard', () => {
  itCoversEverything(walk)

  it('times out when the session cannot be subscribed to', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'xstate.error.actor.watchSession', error: new Error('down') } as never)
    expect(actor.getSnapshot().value).toBe('timedOut')
  })
})

// As the documents have it (GRD-01 to GRD-06).
describe('route-guard, as users see it', () => {
  const journey = journeysOf(walk)
  const moderator = signedIn('moderator')
  const accountOnly = { requireAuth: true }
  const open = { requireAuth: false }

  journey('a visitor is sent to sign in', accountOnly)
    .expect({ state: { verifying: 'quiet' } })
    .send(out)
    .expect({ state: 'authenticationRequired', did: { redirectToSignIn: { ended: false } } })

  journey('a visitor of an admin page is sent to sign in too')
    .send(out)
    .expect({ state: 'authenticationRequired', did: { redirectToSignIn: { ended: false } } })

  journey('a user whose session was ended is sent to sign in, which says so (SES-01)', accountOnly)
    .send(loading, changed({ status: 'signedOut', ended: true }))
    .expect({ state: 'authenticationRequired', did: { redirectToSignIn: { ended: true } } })

  journey('every signed-in user may open a page that requires an account', accountOnly)
    .send(user)
    .expect({ state: 'allowed' })

  journey('an account is required by default', {}).send(out).expect({ state: 'authenticationRequired' })

  journey('a public page opens at once', open).expect({ state: 'allowed' })
  journey('a public page stays open when the user signs out', open)
    .send(user, out)
    .expect({ state: 'allowed', did: { redirectToSignIn: null } })

  journey('a user may not open an admin page').send(user).expect({ state: 'adminRequired' })
  journey('a moderator has the rights of a user').send(moderator).expect({ state: 'adminRequired' })
  journey('an administrator may open an admin page').send(admin).expect({ state: 'allowed' })

  journey('no answer for five seconds is an authentication timeout')
    .send(loading)
    .wait(999)
    .expect({ state: { verifying: 'quiet' } })
    .wait(1)
    .expect({ state: { verifying: 'told' } })
    .wait(3999)
    .expect({ state: { verifying: 'told' } })
    .wait(1)
    .expect({ state: 'timedOut' })

  journey('a late answer still counts')
    .wait(5000)
    .send(user)
    .expect({ state: 'adminRequired' })
    .send(admin)
    .expect({ state: 'allowed' })

  journey('an administrator who loses the role loses the page')
    .send(admin, user)
    .expect({ state: 'adminRequired' })
  journey('signing out in another tab closes the page')
    .send(admin, out)
    .expect({ state: 'authenticationRequired', did: { redirectToSignIn: null } })
  journey('signing in as a non-admin in another tab does not open an admin page')
    .send(out, user)
    .expect({ state: 'adminRequired' })
  journey('signing in as an administrator in another tab opens an admin page')
    .send(out, admin)
    .expect({ state: 'allowed' })
  journey('checking again keeps the page and its input').send(admin, loading).expect({ state: 'allowed' })

  journey(
    'a service that cannot determine the session is a timeout at once, and a late answer counts',
    accountOnly,
  )
    .send(unknown)
    .expect({ state: 'timedOut' })
    .send(out)
    .expect({ state: 'authenticationRequired', did: { redirectToSignIn: null } })
    .send(unknown)
    .expect({ state: 'timedOut' })
    .send(user)
    .expect({ state: 'allowed' })

  // The state of the guard, the session that is reported then, and the state that follows.
  const quiet = { verifying: 'quiet' } as const
  const places = {
    verifying: [],
    timedOut: [unknown],
    allowed: [admin],
    authenticationRequired: [out],
    adminRequired: [user],
  } as const
  const table = {
    verifying: [quiet, 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
    timedOut: ['timedOut', 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
    allowed: ['allowed', 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
    authenticationRequired: [quiet, 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
    adminRequired: ['adminRequired', 'timedOut', 'authenticationRequired', 'adminRequired', 'allowed'],
  } as const
  const news = [loading, unknown, out, user, admin]
  for (const place of Object.keys(places) as (keyof typeof places)[])
    for (const [index, event] of news.entries())
      journey(`${place}: the session is ${event.session.status} (${index + 1})`)
        .send(...places[place])
        .expect({ state: place === 'verifying' ? quiet : place })
        .send(event)
        .expect({ state: table[place][index] })

  journey('an admin page opens for another administrator who signs in')
    .send(admin, signedIn('admin', 'other'))
    .expect({ state: 'allowed' })

  journey('a user may stay on a page that requires only an account, whatever session follows', accountOnly)
    .send(user, loading, user)
    .expect({ state: 'allowed' })
    .send(out)
    .expect({ state: 'authenticationRequired' })
    .send(user)
    .expect({ state: 'allowed' })

  journey('a visitor who signs in at the prompt is checked for five seconds', accountOnly)
    .send(out, loading)
    .expect({ state: { verifying: 'quiet' } })
    .wait(5000)
    .expect({ state: 'timedOut' })

  journey('the designated administrator who continues after a timeout is admitted by the session')
    .wait(5000)
    .send(loading)
    .expect({ state: 'timedOut' })
    .send(admin)
    .expect({ state: 'allowed' })
})
