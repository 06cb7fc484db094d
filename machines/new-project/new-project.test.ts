import { SAMPLE_PROFILE, type Session } from '@/entities/profile/model'
import { newProjectMachine } from '@machines/new-project'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const changed = (session: Session) => ({ type: 'session.changed' as const, session })
const open = { type: 'open' } as const
const close = { type: 'close' } as const
const loading = changed({ status: 'loading', user: null })
const unknown = changed({ status: 'unknown', user: null })
const visitor = changed({ status: 'signedOut' })
const active = changed({ status: 'signedIn', profile: SAMPLE_PROFILE, fallback: false })
const locked = changed({
  status: 'signedIn',
  profile: { ...SAMPLE_PROFILE, status: 'locked' },
  fallback: false,
})

const walk: Walk<typeof newProjectMachine> = {
  machine: newProjectMachine,
  callbacks: ['watchSession'],
  events: [open, close, loading, unknown, visitor, locked, active],
  unreachable: {
    'new-project.waiting --xstate.error.actor.watchSession--> new-project.closed #0':
      'the listener cannot fail after it started',
  },
}

describe('new-project', () => {
  itCoversEverything(walk)
})

// As the documents have it (D1 §2.2, §2.10 and §2.11: the buttons open the modal; D1 §4: who may create).
describe('new-project, as users see it', () => {
  const journey = journeysOf(walk)
  const entry = { state: 'closed', did: { openEntry: undefined } } as const

  journey('the modal is closed at first').expect({ state: 'closed', cannot: [close, active] })

  journey('the button opens the modal')
    .send(open)
    .expect({ state: 'waiting' })
    .send(active)
    .expect({ state: 'open', did: { openEntry: null } })

  journey('the modal closes and opens again')
    .send(open, active, close)
    .expect({ state: 'closed', did: { openEntry: null } })
    .send(open, active)
    .expect({ state: 'open' })

  // The page of the entry check says what is missing.
  journey('a visitor is redirected to the page with the sign-in prompt').send(open, visitor).expect(entry)
  journey('an account that may not create projects is redirected to the page with the reason')
    .send(open, locked)
    .expect(entry)
  journey('an unknown session opens the page that reports it').send(open, unknown).expect(entry)

  journey('a request before the account is known opens the modal afterwards')
    .send(open, loading)
    .expect({ state: 'waiting', did: { openEntry: null } })
    .wait(14_999)
    .expect({ state: 'waiting' })
    .send(active)
    .expect({ state: 'open' })

  journey('it waits for the account for at most fifteen seconds')
    .send(open, loading)
    .wait(14_999)
    .expect({ state: 'waiting', did: { openEntry: null } })
    .wait(1)
    .expect(entry)

  journey('the request can be cancelled while it waits')
    .send(open, close)
    .expect({ state: 'closed' })
    .send(active)
    .wait(15_000)
    .expect({ state: 'closed', did: { openEntry: null } })

  journey('the input stays when the account changes meanwhile')
    .send(open, active, locked, visitor, unknown, loading)
    .expect({ state: 'open', did: { openEntry: null } })
})
