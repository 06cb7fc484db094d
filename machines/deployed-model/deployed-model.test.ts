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
describe('deployed-model, as people see it', () => {
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

  journey('a stop that is taken back is online at once')
    .send(stop, { type: 'resume', was: 'online' })
    .expect({ state: 'online', did: moved('offline', 'online') })

  offline('starting goes through deploying, for five seconds')
    .expect({ state: 'offline', cannot: [stop], did: { report: null } })
    .send(start)
    .expect({ state: 'deploying', did: moved('offline', 'deploying') })
    .wait(4999)
    .expect({ state: 'deploying' })
    .wait(1)
    .expect({ state: 'online', did: moved('deploying', 'online') })

  journey('what failed can be started again, and has nothing to stop', { ...model, status: 'error' })
    .expect({ state: 'error', cannot: [stop], did: { report: null } })
    .send(start)
    .expect({ state: 'deploying', did: moved('error', 'deploying') })
    .wait(4999)
    .expect({ state: 'deploying' })
    .wait(1)
    .expect({ state: 'online' })

  offline('a stop is taken back by whoever found the model offline')
    .send({ type: 'resume', was: 'online' })
    .expect({ state: 'online', did: moved('offline', 'online') })

  offline('the same for one that was deploying')
    .send({ type: 'resume', was: 'deploying' })
    .expect({ state: 'deploying', did: moved('offline', 'deploying') })

  deploying('a deployment found under way goes on for what is left of it')
    .expect({ state: 'deploying', cannot: [start], did: { report: null } })
    .wait(7999)
    .expect({ state: 'deploying' })
    .wait(1)
    .expect({ state: 'online', did: moved('deploying', 'online') })

  deploying('a deployment that is due is online at once', 0).wait(0).expect({ state: 'online' })

  deploying('a deployment can be stopped, and is not online later')
    .send(stop)
    .expect({ state: 'offline', did: moved('deploying', 'offline') })
    .wait(60_000)
    .expect({ state: 'offline' })

  deploying('a deployment whose stop is taken back deploys for five seconds more')
    .send(stop, { type: 'resume', was: 'deploying' })
    .expect({ state: 'deploying', did: moved('offline', 'deploying') })
    .wait(4999)
    .expect({ state: 'deploying' })
    .wait(1)
    .expect({ state: 'online' })
})
