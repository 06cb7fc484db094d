import { connectionFailure, Failure } from '@/shared/lib/failure'
import { endpointChangeMachine } from '@machines/endpoint-change'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const endpoint = { id: 'e1', name: 'churn' }
const pause = { ...endpoint, change: 'pause' as const, value: '' }
const back = { ...endpoint, change: 'roll back' as const, value: '1' }
const remove = { ...endpoint, change: 'delete' as const, value: '' }
const broken = new Failure('You may not deploy models here.')
const change = (order: typeof pause | typeof back | typeof remove) => ({ type: 'change' as const, order })

const walk: Walk<typeof endpointChangeMachine> = {
  machine: endpointChangeMachine,
  events: [change(pause), change(remove), { type: 'confirm' }, { type: 'cancel' }, { type: 'dismiss' }],
  answers: { change: { done: [undefined], error: [broken] } },
}

describe('endpoint-change', () => {
  itCoversEverything(walk)
})

describe('endpoint-change, as users see it', () => {
  const journey = journeysOf(walk)

  journey('an endpoint is rolled back in one action')
    .send(change(back))
    .expect({ state: 'changing', asked: { change: [back] }, cannot: [change(pause)] })
    .answer('change')
    .expect({ state: 'idle', context: { failure: null }, did: { announce: { order: back } } })
  journey('a deletion is confirmed first')
    .send(change(remove))
    .expect({ state: 'confirming', asked: { change: [] } })
    .send({ type: 'confirm' })
    .expect({ state: 'changing', asked: { change: [remove] } })
  journey('a deletion that is not confirmed does nothing')
    .send(change(remove), { type: 'cancel' })
    .expect({ state: 'idle', asked: { change: [] } })
  journey('a refused change is reported until it is dismissed')
    .send(change(pause))
    .fail('change', broken)
    .expect({ state: 'idle', context: { failure: 'You may not deploy models here.' } })
    .send({ type: 'dismiss' })
    .expect({ context: { failure: null } })
  journey('the next change clears the failure of the last')
    .send(change(pause))
    .fail('change', broken)
    .send(change(remove))
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
