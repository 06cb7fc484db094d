import type { Deployed, LoadedModel, ServedModel, StoredModel } from '@/entities/endpoint/model'
import { Failure } from '@/shared/lib/failure'
import { serveModelMachine } from '@machines/serve-model'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const model: ServedModel = { source: 'uploaded', file: 'file-1', model: 'churn.onnx' }
const open = { type: 'open' as const, model, name: 'Customer Churn', attempt: 'attempt-1' }
const deploy = { type: 'deploy' as const }
const stored: StoredModel = { hash: 'a1', size: 4096, facts: { producer: 'orrery', nodes: 12 } }
const loaded: LoadedModel = { engine: 'wasm', loadMs: 40, warmMs: 1.2, warmFailure: null }
const deployed: Deployed = { endpoint: 'e1', name: 'customer-churn', version: 1 }
const address = { hash: 'a1', name: 'customer-churn', model, attempt: 'attempt-1' }
const broken = new Failure('The file is not an ONNX model.')

const walk: Walk<typeof serveModelMachine> = {
  machine: serveModelMachine,
  events: [
    open,
    { type: 'name.change', name: 'churn' },
    { type: 'name.change', name: 'Churn!' },
    deploy,
    { type: 'retry' },
    { type: 'close' },
  ],
  answers: {
    copy: { done: [stored], error: [broken] },
    load: { done: [loaded], error: [broken] },
    address: { done: [deployed], error: [broken] },
    ask: { done: [undefined], error: [broken] },
  },
  key: ({ context }) => `${context.name} ${context.nameError !== null}`,
}

describe('serve-model', () => {
  itCoversEverything(walk)
})

describe('serve-model, as users see it', () => {
  const journey = journeysOf(walk)
  const working = (name: string) => journey(name).send(open, deploy)

  working('a model is copied, loaded, given an address, and asked')
    .expect({ state: { working: 'copying' }, asked: { copy: [{ model }] } })
    .answer('copy', stored)
    .expect({ state: { working: 'loading' }, context: { stored }, asked: { load: [{ hash: 'a1' }] } })
    .answer('load', loaded)
    .expect({
      state: { working: 'addressing' },
      context: { loaded },
      asked: { address: [address] },
    })
    .answer('address', deployed)
    .expect({
      state: { working: 'answering' },
      context: { deployed },
      asked: { ask: [{ name: 'customer-churn' }] },
      did: { announce: undefined },
    })
    .answer('ask')
    .expect({ state: 'done' })
    .send({ type: 'close' })
    .expect({ state: 'closed' })
  journey('a name that no address can have is refused, and can be corrected')
    .send(open, { type: 'name.change', name: 'Churn!' }, deploy)
    .expect({ state: 'naming', asked: { copy: [] } })
    .send({ type: 'name.change', name: 'churn' })
    .expect({ context: { name: 'churn', nameError: null } })
    .send(deploy)
    .expect({ state: { working: 'copying' } })
  working('a stage that fails is tried again, without the stages before it')
    .answer('copy', stored)
    .fail('load', broken)
    .expect({ state: 'failed', context: { failure: 'The file is not an ONNX model.' } })
    .send({ type: 'retry' })
    .expect({
      state: { working: 'loading' },
      context: { failure: null },
      asked: { copy: [{ model }], load: [{ hash: 'a1' }, { hash: 'a1' }] },
    })
  working('a file that the server refuses is reported')
    .fail('copy', broken)
    .expect({ state: 'failed', context: { failure: broken.message, stored: null } })
  working('an address that is not given within a minute is reported')
    .answer('copy', stored)
    .answer('load', loaded)
    .wait(60_000)
    .expect({ state: 'failed', context: { deployed: null }, takenBack: ['address'] })
  working('a retry after that is the same attempt, so that no second version is made')
    .answer('copy', stored)
    .answer('load', loaded)
    .wait(60_000)
    .send({ type: 'retry' })
    .expect({ state: { working: 'addressing' }, asked: { address: [address, address] } })
  working('a copy that takes ten minutes is given up')
    .wait(599_999)
    .expect({ state: { working: 'copying' } })
    .wait(1)
    .expect({ state: 'failed', takenBack: ['copy'] })
  working('a server that does not answer within a minute is reported')
    .answer('copy', stored)
    .wait(59_999)
    .expect({ state: { working: 'loading' } })
    .wait(1)
    .expect({ state: 'failed' })
  working('closing gives up a deployment that has no address yet')
    .answer('copy', stored)
    .send({ type: 'close' })
    .expect({ state: 'closed', takenBack: ['load'] })
  working('while the address is given it cannot be given up')
    .answer('copy', stored)
    .answer('load', loaded)
    .send({ type: 'close' })
    .expect({ state: { working: 'addressing' } })
})
