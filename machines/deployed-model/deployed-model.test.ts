import { deployedModelMachine } from '@machines/deployed-model'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const model = { id: 'deployment-1', name: 'Image Classifier', status: 'online', wait: 0 } as const
const OTHER = 'begins in another status: the journeys have each'
const walk: Walk<typeof deployedModelMachine> = {
  machine: deployedModelMachine,
  input: model,
  events: [
    { type: 'start' },
    { type: 'stop' },
    { type: 'resume', was: 'online' },
    { type: 'resume', was: 'deploying' },
  ],
  unreachable: {
    'deployed-model.starting': 'passed through at once',
    'deployed-model.error': OTHER,
    'deployed-model.starting --always--> deployed-model.offline #1': OTHER,
    'deployed-model.starting --always--> deployed-model.deploying #2': OTHER,
    'deployed-model.starting --always--> deployed-model.error #3': OTHER,
    'deployed-model.error --start--> deployed-model.deploying #0': OTHER,
  },
}

describe('deployed-model', () => {
  itCoversEverything(walk)
})

// As the documents have it (DEP-01, DEP-04); that starting takes five seconds and stopping can be taken back is ours.
describe('deployed-model, as users see it', () => {
  const journey = journeysOf(walk)
  const start = { type: 'start' } as const
  const stop = { type: 'stop' } as const
  const moved = (from: string, to: string) => ({
    report: { type: 'moved', id: 'deployment-1', name: 'Image Classifier', from, to },
  })
  const offline = (name: string) => journey(name, { ...model, status: 'offline' })
  const deploying = (name: string, wait = 8000) => journey(name, { ...model, status: 'deploying', wait })

  journey('an online model can be stopped, not started')
    .expect({ state: 'online', cannot: [start], did: { report: null } })
    .send(stop)
    .expect({ state: 'offline', did: moved('online', 'offline') })

  journey('a model whose stop is undone is online at once')
    .send(stop, { type: 'resume', was: 'online' })
    .expect({ state: 'online', did: moved('offline', 'online') })

  offline('starting passes through deploying for five seconds')
    .expect({ state: 'offline', cannot: [stop], did: { report: null } })
    .send(start)
    .expect({ state: 'deploying', did: moved('offline', 'deploying') })
    .wait(4999)
    .expect({ state: 'deploying' })
    .wait(1)
    .expect({ state: 'online', did: moved('deploying', 'online') })

  journey('a failed deployment can be started again, and cannot be stopped', { ...model, status: 'error' })
    .expect({ state: 'error', cannot: [stop], did: { report: null } })
    .send(start)
    .expect({ state: 'deploying', did: moved('error', 'deploying') })
    .wait(4999)
    .expect({ state: 'deploying' })
    .wait(1)
    .expect({ state: 'online' })

  offline('a stop can be undone by an actor that started offline')
    .send({ type: 'resume', was: 'online' })
    .expect({ state: 'online', did: moved('offline', 'online') })

  offline('a stop of a deploying model can be undone by an actor that started offline')
    .send({ type: 'resume', was: 'deploying' })
    .expect({ state: 'deploying', did: moved('offline', 'deploying') })

  deploying('a deployment in progress continues for its remaining time')
    .expect({ state: 'deploying', cannot: [start], did: { report: null } })
    .wait(7999)
    .expect({ state: 'deploying' })
    .wait(1)
    .expect({ state: 'online', did: moved('deploying', 'online') })

  deploying('an overdue deployment is online at once', 0).wait(0).expect({ state: 'online' })

  deploying('a deployment can be stopped, and does not come online later')
    .send(stop)
    .expect({ state: 'offline', did: moved('deploying', 'offline') })
    .wait(60_000)
    .expect({ state: 'offline' })

  deploying('a deployment whose stop is undone deploys for another five seconds')
    .send(stop, { type: 'resume', was: 'deploying' })
    .expect({ state: 'deploying', did: moved('offline', 'deploying') })
    .wait(4999)
    .expect({ state: 'deploying' })
    .wait(1)
    .expect({ state: 'online' })
})
