import { Failure } from '@/shared/lib/failure'
import { deploymentsMachine } from '@machines/deployments'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const model = { id: 'a', name: 'Image Classifier', status: 'online' } as const
const moved = { type: 'moved', id: 'a', name: 'Image Classifier', from: 'online', to: 'offline' } as const
const moving = { id: 'b', name: 'Churn Forecast', status: 'deploying', wait: 8000 } as const
const walk: Walk<typeof deploymentsMachine> = {
  machine: deploymentsMachine,
  callbacks: ['watch'],
  children: ['model'],
  events: [
    { type: 'listed', moving: [moving] },
    { type: 'listed', moving: [] },
    { type: 'start', model: { ...model, status: 'offline' } },
    { type: 'stop', model },
    moved,
    { ...moved, from: 'offline', to: 'deploying' },
    { type: 'refused', error: new Failure('Full', 'storage') },
    { type: 'undo' },
    { type: 'dismiss' },
  ],
  key: ({ context }) => context.running.length,
  unreachable: {
    'deployments --xstate.error.actor.watch--> (stays) #0': 'watching the list calls nothing that can fail',
  },
}

describe('deployments', () => {
  itCoversEverything(walk)
})

// As the documents have it (DEP-01, DEP-04); undo is ours.
describe('deployments, as people see them', () => {
  const journey = journeysOf({ ...walk, children: [], real: ['model'] })
  const stop = { type: 'stop', model } as const
  const start = { type: 'start', model: { ...model, status: 'offline' } } as const
  const undo = { type: 'undo' } as const
  const dismiss = { type: 'dismiss' } as const
  const full = new Failure('This browser’s storage is full.', 'storage')

  journey('nothing moves until somebody asks').expect({
    state: 'idle',
    context: { running: [], stopped: null, failure: null },
    did: { keep: null },
    cannot: [undo],
  })

  journey('stopping asks nothing, is kept at once, and can be taken back for ten seconds')
    .send(stop)
    .expect({
      state: 'stopped',
      context: { stopped: { id: 'a', name: 'Image Classifier', was: 'online' } },
      did: { keep: { id: 'a', to: 'offline' } },
    })
    .wait(9999)
    .expect({ state: 'stopped' })
    .wait(1)
    .expect({ state: 'idle', context: { stopped: null }, cannot: [undo] })

  journey('taken back it is online again')
    .send(stop, undo)
    .expect({ state: 'idle', context: { stopped: null }, did: { keep: { id: 'a', to: 'online' } } })

  journey('taken back later, when its actor is gone already, it is online as well')
    .send(stop, { type: 'listed', moving: [] }, undo)
    .expect({ state: 'idle', did: { keep: { id: 'a', to: 'online' } } })

  journey('a deployment under way that was stopped deploys again')
    .send({ type: 'listed', moving: [moving] }, { type: 'stop', model: moving })
    .expect({ context: { stopped: { id: 'b', was: 'deploying' } } })
    .send(undo)
    .expect({ did: { keep: { id: 'b', to: 'deploying' } } })
    .wait(5000)
    .expect({ did: { keep: { id: 'b', to: 'online' } } })

  journey('starting deploys for five seconds, then it is online')
    .send(start)
    .expect({ state: 'idle', did: { keep: { id: 'a', to: 'deploying' } } })
    .send({ type: 'listed', moving: [{ ...moving, id: 'a', wait: 5000 }] })
    .wait(5000)
    .expect({ did: { keep: { id: 'a', to: 'online' } } })

  journey('what is found deploying is online when its time is over')
    .send({ type: 'listed', moving: [moving] })
    .expect({ context: { running: ['b'] }, did: { keep: null } })
    .wait(7999)
    .expect({ did: { keep: null } })
    .wait(1)
    .expect({ did: { keep: { id: 'b', to: 'online' } } })

  journey('hearing of the same again begins nothing anew')
    .send({ type: 'listed', moving: [moving] })
    .wait(7000)
    .send({ type: 'listed', moving: [{ ...moving, wait: 1000 }] })
    .wait(1000)
    .expect({ did: { keep: { id: 'b', to: 'online' } } })

  journey('what was deleted or stopped in another tab goes nowhere')
    .send({ type: 'listed', moving: [moving] }, { type: 'listed', moving: [] })
    .wait(60_000)
    .expect({ context: { running: [] }, did: { keep: null } })

  journey('the way back is that of the last stop, from then on')
    .send(stop)
    .wait(9000)
    .send({ type: 'stop', model: { ...model, id: 'c', name: 'Review Sentiment' } })
    .wait(9999)
    .expect({ state: 'stopped', context: { stopped: { id: 'c' } } })

  journey('a change that was not kept is told until it is dismissed or the next stop')
    .send(stop, { type: 'refused', error: full })
    .expect({ context: { failure: 'This browser’s storage is full.' } })
    .wait(60_000)
    .expect({ state: 'idle', context: { failure: 'This browser’s storage is full.' } })
    .send(dismiss)
    .expect({ context: { failure: null } })
    .send({ type: 'refused', error: full }, { type: 'listed', moving: [] }, stop)
    .expect({ state: 'stopped', context: { failure: null } })

  journey('the offer can be put away')
    .send(stop, dismiss)
    .expect({ state: 'idle', context: { stopped: null } })
})
