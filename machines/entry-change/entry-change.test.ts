import { connectionFailure, Failure } from '@/shared/lib/failure'
import { entryChangeMachine } from '@machines/entry-change'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const endpoint = { id: 'e1', name: 'churn' }
const pause = { ...endpoint, change: 'pause' }
const back = { ...endpoint, change: 'roll back', value: '1' }
const removal = { ...endpoint, change: 'delete' }
const change = (order: typeof pause) => ({ type: 'change' as const, order })
const propose = { type: 'propose' as const, order: removal }
const refused = new Failure('You may not deploy models here.')

const walk: Walk<typeof entryChangeMachine> = {
  machine: entryChangeMachine,
  events: [change(pause), propose, { type: 'confirm' }, { type: 'cancel' }, { type: 'dismiss' }],
  answers: { change: { done: [undefined], error: [refused] } },
}

describe('entry-change', () => {
  itCoversEverything(walk)
})

describe('entry-change, as users see it', () => {
  const journey = journeysOf(walk)

  journey('an endpoint is rolled back in one action')
    .send(change(back))
    .expect({ state: 'changing', asked: { change: [back] }, cannot: [change(pause), propose] })
    .answer('change')
    .expect({ state: 'idle', context: { failure: null }, did: { announce: { order: back } } })
  // As the documents have it (API-03): a key is deleted after confirmation.
  journey('a deletion is confirmed first')
    .send(propose)
    .expect({ state: 'confirming', context: { order: removal }, asked: { change: [] } })
    .send({ type: 'confirm' })
    .expect({ state: 'changing', asked: { change: [removal] } })
    .answer('change')
    .expect({ state: 'idle', did: { announce: { order: removal } } })
  journey('a deletion that is not confirmed does nothing')
    .send(propose, { type: 'cancel' })
    .expect({ state: 'idle', asked: { change: [] }, cannot: [{ type: 'confirm' }] })
  journey('a refused change is reported until it is dismissed')
    .send(change(pause))
    .fail('change', refused)
    .expect({ state: 'idle', context: { failure: 'You may not deploy models here.' } })
    .send({ type: 'dismiss' })
    .expect({ context: { failure: null } })
  journey('the next change clears the failure of the last')
    .send(change(pause))
    .fail('change', refused)
    .send(change(pause))
    .expect({ context: { failure: null } })
  journey('the next question clears the failure of the last')
    .send(change(pause))
    .fail('change', refused)
    .send(propose)
    .expect({ state: 'confirming', context: { failure: null } })
  journey('a server that does not answer is reported')
    .send(change(pause))
    .wait(14_999)
    .expect({ state: 'changing' })
    .wait(1)
    .expect({
      state: 'idle',
      context: { failure: connectionFailure().message },
      takenBack: ['change'],
    })
})
