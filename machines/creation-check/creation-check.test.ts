import { type Profile, SAMPLE_PROFILE, type Session } from '@/entities/profile/model'
import { creationCheckMachine } from '@machines/creation-check'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const changed = (session: Session) => ({ type: 'session.changed' as const, session })
const account = (changes: Partial<Profile> = {}) =>
  changed({ status: 'signedIn', profile: { ...SAMPLE_PROFILE, ...changes }, fallback: false })

const loading = changed({ status: 'loading', user: null })
const unknown = changed({ status: 'unknown', user: null })
const visitor = changed({ status: 'signedOut' })
const unverified = account({ isVerified: false })
const incomplete = account({ profileCompleted: false })
const locked = account({ status: 'locked' })
const inactive = account({ status: 'inactive' })
const active = account()

const walk: Walk<typeof creationCheckMachine> = {
  machine: creationCheckMachine,
  callbacks: ['watchSession'],
  events: [loading, unknown, visitor, unverified, incomplete, locked, active],
  unreachable: {
    'creation-check --xstate.error.actor.watchSession--> creation-check.timedOut #0':
      'the listener cannot fail after it started',
  },
}

describe('creation-check', () => {
  itCoversEverything(walk)
})

// As the documents have it (D1 §4: the create-project entry check, in its order; D1 §2.13).
describe('creation-check, as users see it', () => {
  const journey = journeysOf(walk)

  const SIGN_IN = { message: 'Please sign in to create a project.' }
  const VERIFY = { message: 'Please verify your email address before creating projects.' }
  const COMPLETE = { message: 'Please complete your profile before creating projects.' }
  const LOCKED = 'Account is locked. Please contact support.'
  const INACTIVE = 'Account is inactive. Please contact support.'

  const outcomes = {
    unverified: {
      state: 'verificationRequired',
      context: VERIFY,
      did: { openProfile: VERIFY, openSignIn: null },
    },
    incomplete: {
      state: 'profileRequired',
      context: COMPLETE,
      did: { openProfile: COMPLETE, openSignIn: null },
    },
    locked: { state: 'refused', context: { message: LOCKED }, did: { openProfile: null, openSignIn: null } },
    inactive: {
      state: 'refused',
      context: { message: INACTIVE },
      did: { openProfile: null, openSignIn: null },
    },
    active: { state: 'granted', context: { message: null }, did: { openProfile: null, openSignIn: null } },
  } as const
  const accounts = { unverified, incomplete, locked, inactive, active }

  for (const [name, seen] of Object.entries(outcomes)) {
    const event = accounts[name as keyof typeof accounts]
    journey(`${name}: known at once`).send(event).expect(seen)
    journey(`${name}: known after a wait`).send(loading, event).expect(seen)
    journey(`${name}: known after a timeout`).wait(15_000).send(event).expect(seen)
  }

  journey('a visitor is sent to sign in, with the reason')
    .send(loading)
    .expect({ state: 'checking', context: { message: null }, did: { openSignIn: null } })
    .send(visitor)
    .expect({ state: 'signInRequired', context: SIGN_IN, did: { openSignIn: SIGN_IN, openProfile: null } })

  journey('a visitor is sent to sign in after a timeout too')
    .send(unknown)
    .expect({ state: 'timedOut', did: { openSignIn: null } })
    .send(visitor)
    .expect({ state: 'signInRequired', context: SIGN_IN, did: { openSignIn: SIGN_IN } })

  // Each check comes before those after it.
  journey('an account that lacks all requirements is asked to verify its address first')
    .send(account({ isVerified: false, profileCompleted: false, status: 'locked' }))
    .expect(outcomes.unverified)
  journey('a locked account with an incomplete profile is asked to complete it first')
    .send(account({ profileCompleted: false, status: 'locked' }))
    .expect(outcomes.incomplete)

  journey('no decision is made while the session loads')
    .send(loading)
    .wait(14_999)
    .expect({ state: 'checking' })
    .wait(1)
    .expect({ state: 'timedOut' })
    .send(loading)
    .expect({ state: 'timedOut' })

  journey('a service that cannot determine the session is a timeout at once')
    .send(unknown)
    .expect({ state: 'timedOut', context: { message: null } })
    .send(unknown)
    .expect({ state: 'timedOut' })

  journey('a refused account may create projects as soon as support has corrected it')
    .send(locked)
    .expect({ state: 'refused', context: { message: LOCKED } })
    .send(inactive)
    .expect({ state: 'refused', context: { message: INACTIVE } })
    .send(loading)
    .expect({ state: 'refused', context: { message: INACTIVE } })
    .send(active)
    .expect({ state: 'granted' })

  journey('a refused user who signs out is asked to sign in')
    .send(locked, visitor)
    .expect({ state: 'signInRequired', context: SIGN_IN, did: { openSignIn: SIGN_IN } })
  journey('a refused account is checked again from the start whenever it changes')
    .send(locked, account({ status: 'locked', isVerified: false }))
    .expect(outcomes.unverified)
  journey('a refused account with a profile that is no longer complete is asked to complete it')
    .send(locked, account({ status: 'locked', profileCompleted: false }))
    .expect(outcomes.incomplete)

  journey('a user in the wizard keeps it while the account changes')
    .send(active, locked, unverified, loading, unknown)
    .expect({ state: 'granted', did: { openProfile: null, openSignIn: null } })

  const asked = (name: string) =>
    journey(name).send(active, visitor).expect({ state: 'authenticationRequired' })

  asked('the wizard stays behind the sign-in prompt, and comes back')
    .expect({ did: { openSignIn: null } })
    .send(visitor, loading, unknown)
    .expect({ state: 'authenticationRequired', did: { openSignIn: null } })
    .send(active)
    .expect({ state: 'granted' })

  for (const name of ['unverified', 'incomplete', 'locked', 'inactive'] as const)
    asked(`${name}: another user who signs in instead is checked in the same way`)
      .send(accounts[name])
      .expect(outcomes[name])
})
