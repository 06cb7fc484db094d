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
describe('deployments, as users see them', () => {
  const journey = journeysOf({ ...walk, children: [], real: ['model'] })
  const stop = { type: 'stop', model } as const
  const start = { type: 'start', model: { ...model, status: 'offline' } } as const
  const undo = { type: 'undo' } as const
  const dismiss = { type: 'dismiss' } as const
  const full = new Failure('This browser’s storage is full.', 'storage')

  journey('no status changes without a user action').expect({
    state: 'idle',
    context: { running: [], stopped: null, failure: null },
    did: { keep: null },
    cannot: [undo],
  })

  journey('stopping needs no confirmation, is stored at once, and can be undone for ten seconds')
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

  journey('undoing a stop brings the model online again')
    .send(stop, undo)
    .expect({ state: 'idle', context: { stopped: null }, did: { keep: { id: 'a', to: 'online' } } })

  journey('undoing a stop after its actor is gone brings the model online as well')
    .send(stop, { type: 'listed', moving: [] }, undo)
    .expect({ state: 'idle', did: { keep: { id: 'a', to: 'online' } } })

  journey('undoing the stop of a deployment in progress deploys it again')
    .send({ type: 'listed', moving: [moving] }, { type: 'stop', model: moving })
    .expect({ context: { stopped: { id: 'b', was: 'deploying' } } })
    .send(undo)
    .expect({ did: { keep: { id: 'b', to: 'deploying' } } })
    .wait(5000)
    .expect({ did: { keep: { id: 'b', to: 'online' } } })

  journey('starting deploys for five seconds, then the model is online')
    .send(start)
    .expect({ state: 'idle', did: { keep: { id: 'a', to: 'deploying' } } })
    .send({ type: 'listed', moving: [{ ...moving, id: 'a', wait: 5000 }] })
    .wait(5000)
    .expect({ did: { keep: { id: 'a', to: 'online' } } })

  journey('a model found deploying is online when its time is over')
    .send({ type: 'listed', moving: [moving] })
    .expect({ context: { running: ['b'] }, did: { keep: null } })
    .wait(7999)
    .expect({ did: { keep: null } })
    .wait(1)
    .expect({ did: { keep: { id: 'b', to: 'online' } } })

  journey('receiving the same list again starts nothing')
    .send({ type: 'listed', moving: [moving] })
    .wait(7000)
    .send({ type: 'listed', moving: [{ ...moving, wait: 1000 }] })
    .wait(1000)
    .expect({ did: { keep: { id: 'b', to: 'online' } } })

  journey('a model deleted or stopped in another tab is not brought online')
    .send({ type: 'listed', moving: [moving] }, { type: 'listed', moving: [] })
    .wait(60_000)
    .expect({ context: { running: [] }, did: { keep: null } })

  journey('Undo applies to the last stop, with its own ten seconds')
    .send(stop)
    .wait(9000)
    .send({ type: 'stop', model: { ...model, id: 'c', name: 'Review Sentiment' } })
    .wait(9999)
    .expect({ state: 'stopped', context: { stopped: { id: 'c' } } })

  journey('a failed write is reported until it is dismissed or the next stop')
    .send(stop, { type: 'refused', error: full })
    .expect({ context: { failure: 'This browser’s storage is full.' } })
    .wait(60_000)
    .expect({ state: 'idle', context: { failure: 'This browser’s storage is full.' } })
    .send(dismiss)
    .expect({ context: { failure: null } })
    .send({ type: 'refused', error: full }, { type: 'listed', moving: [] }, stop)
    .expect({ state: 'stopped', context: { failure: null } })

  journey('the offer to undo can be dismissed')
    .send(stop, dismiss)
    .expect({ state: 'idle', context: { stopped: null } })
})
