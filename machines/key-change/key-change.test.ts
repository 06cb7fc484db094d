import { Failure } from '@/shared/lib/failure'
import { keyChangeMachine } from '@machines/key-change'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const key = { id: 'key-1', name: 'Storefront' }
const revoke = { type: 'change', kind: 'revoke', ...key } as const
const activate = { type: 'change', kind: 'activate', ...key } as const
const remove = { type: 'delete', ...key } as const
const confirm = { type: 'confirm' } as const
const cancel = { type: 'cancel' } as const
const dismiss = { type: 'dismiss' } as const
const full = new Failure('No room left.', 'storage')

const walk: Walk<typeof keyChangeMachine> = {
  machine: keyChangeMachine,
  events: [revoke, activate, remove, confirm, cancel, dismiss],
  answers: { change: { done: [undefined], error: [full] } },
}

describe('key-change', () => {
  itCoversEverything(walk)
})

// As the documents have it (API-03): Revoke, Activate; Delete after confirmation.
describe('key-change, as users see it', () => {
  const journey = journeysOf(walk)

  journey('a key is revoked at once, and activated again')
    .send(revoke)
    .expect({
      state: 'changing',
      asked: { change: [{ kind: 'revoke', ...key }] },
      cannot: [activate, remove],
    })
    .answer('change')
    .expect({ state: 'idle', context: { failure: null } })
    .send(activate)
    .expect({
      state: 'changing',
      asked: {
        change: [
          { kind: 'revoke', ...key },
          { kind: 'activate', ...key },
        ],
      },
    })
  journey('a key is deleted after confirmation')
    .send(remove)
    .expect({ state: 'confirming', context: { order: { kind: 'delete', ...key } }, asked: { change: [] } })
    .send(confirm)
    .expect({ state: 'changing', asked: { change: [{ kind: 'delete', ...key }] } })
    .answer('change')
    .expect({ state: 'idle' })
  journey('a deletion that is not confirmed does nothing')
    .send(remove, cancel)
    .expect({ state: 'idle', asked: { change: [] }, cannot: [confirm] })
  journey('a failed write is reported until it is dismissed')
    .send(revoke)
    .fail('change', full)
    .expect({ state: 'idle', context: { failure: 'No room left.' } })
    .send(dismiss)
    .expect({ context: { failure: null } })
  journey('the next change clears the previous failure')
    .send(revoke)
    .fail('change', full)
    .send(revoke)
    .expect({ context: { failure: null } })
  journey('the next question clears the previous failure')
    .send(revoke)
    .fail('change', full)
    .send(remove)
    .expect({ state: 'confirming', context: { failure: null } })
  journey('a browser that never responds is reported')
    .send(revoke)
    .wait(9999)
    .expect({ state: 'changing' })
    .wait(1)
    .expect({
      state: 'idle',
      context: { failure: 'There was no answer. Try again.' },
      takenBack: ['change'],
    })
})
