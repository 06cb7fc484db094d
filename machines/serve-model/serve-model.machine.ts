// A deployment of a real model: closed, naming, working (copying, loading, addressing, answering), failed, done.
// Rendered by /ai-ml-platform/train and the Deployment tab of /ai-ml-platform (features/serve-model).
// Covers deploying what was trained or registered (ours), in the stages of DPL-05.
import { assign, fromPromise, setup } from 'xstate'
import {
  type Deployed,
  endpointNameError,
  endpointNameOf,
  type LoadedModel,
  type ServedModel,
  type StoredModel,
} from '@/entities/endpoint/model'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface ServeModelContext {
  model: ServedModel | null
  /** Of the endpoint. */
  name: string
  /** Why the name cannot be used; shown once the form was refused. */
  nameError: string | null
  /** The results of the stages that are complete. */
  stored: StoredModel | null
  loaded: LoadedModel | null
  deployed: Deployed | null
  failure: string | null
  /** The id of this deployment: the server gives an address once for it, however often it is asked. */
  attempt: string
}

export type ServeModelEvent =
  /** Asks for the name of the endpoint; `name` is a proposal, `attempt` a new UUID. */
  | { type: 'open'; model: ServedModel; name: string; attempt: string }
  | { type: 'name.change'; name: string }
  | { type: 'deploy' }
  | { type: 'retry' }
  /** Closes the dialog, and gives up a deployment under way. */
  | { type: 'close' }

const START = { nameError: null, stored: null, loaded: null, deployed: null, failure: null } as const

export const serveModelMachine = setup({
  types: {
    context: {} as ServeModelContext,
    events: {} as ServeModelEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Copies the model to the server, which checks it. Rejects with a `Failure`. */
    copy: fromPromise<StoredModel, { model: ServedModel }>(() =>
      Promise.reject(new Error('copy is not provided')),
    ),
    /** Loads the model and runs it once. Rejects with a `Failure`. */
    load: fromPromise<LoadedModel, { hash: string }>(() => Promise.reject(new Error('load is not provided'))),
    /** Gives the model an address. Rejects with a `Failure`. */
    address: fromPromise<Deployed, { hash: string; name: string; model: ServedModel; attempt: string }>(() =>
      Promise.reject(new Error('address is not provided')),
    ),
    /** Waits until the model answers at its address. Rejects with a `Failure`. */
    ask: fromPromise<void, { name: string }>(() => Promise.reject(new Error('ask is not provided'))),
  },
  actions: {
    /** Called once the model has an address. */
    announce: () => undefined,
    begin: assign((_, { model, name, attempt }: { model: ServedModel; name: string; attempt: string }) => ({
      ...START,
      model,
      name: endpointNameOf(name),
      attempt,
    })),
    setName: assign((_, { name }: { name: string }) => ({ name, nameError: null })),
    refuseName: assign({ nameError: ({ context }) => endpointNameError(context.name) }),
    setStored: assign({ stored: (_, { stored }: { stored: StoredModel }) => stored }),
    setLoaded: assign({ loaded: (_, { loaded }: { loaded: LoadedModel }) => loaded }),
    setDeployed: assign({ deployed: (_, { deployed }: { deployed: Deployed }) => deployed }),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearFailure: assign({ failure: null }),
  },
  guards: { isNamed: ({ context }) => endpointNameError(context.name) === null },
  delays: {
    /** A model of 200 MB over a slow line. */
    COPY_TIMEOUT: 600_000,
    ANSWER_TIMEOUT: 60_000,
  },
}).createMachine({
  id: 'serve-model',
  meta: { secrets: [] },
  context: { ...START, model: null, name: '', attempt: '' },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'naming', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    naming: {
      on: {
        'name.change': { actions: { type: 'setName', params: ({ event }) => event } },
        deploy: [{ guard: 'isNamed', target: 'working' }, { actions: 'refuseName' }],
        close: 'closed',
      },
    },
    working: {
      tags: 'busy',
      on: { close: 'closed' },
      initial: 'copying',
      states: {
        copying: {
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => ({ model: context.model as ServedModel }),
            onDone: {
              target: 'loading',
              actions: { type: 'setStored', params: ({ event }) => ({ stored: event.output }) },
            },
            onError: failing('#serve-model.failed', 'fail'),
          },
          after: { COPY_TIMEOUT: failing('#serve-model.failed', 'fail', connectionFailure()) },
        },
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ hash: context.stored?.hash ?? '' }),
            onDone: {
              target: 'addressing',
              actions: { type: 'setLoaded', params: ({ event }) => ({ loaded: event.output }) },
            },
            onError: failing('#serve-model.failed', 'fail'),
          },
          after: { ANSWER_TIMEOUT: failing('#serve-model.failed', 'fail', connectionFailure()) },
        },
        addressing: {
          // Not closed meanwhile: the server may complete a request that is aborted.
          on: { close: {} },
          invoke: {
            id: 'address',
            src: 'address',
            input: ({ context }) => ({
              hash: context.stored?.hash ?? '',
              name: context.name,
              model: context.model as ServedModel,
              attempt: context.attempt,
            }),
            onDone: {
              target: 'answering',
              actions: [
                { type: 'setDeployed', params: ({ event }) => ({ deployed: event.output }) },
                'announce',
              ],
            },
            onError: failing('#serve-model.failed', 'fail'),
          },
          after: { ANSWER_TIMEOUT: failing('#serve-model.failed', 'fail', connectionFailure()) },
        },
        answering: {
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => ({ name: context.name }),
            onDone: '#serve-model.done',
            onError: failing('#serve-model.failed', 'fail'),
          },
          after: { ANSWER_TIMEOUT: failing('#serve-model.failed', 'fail', connectionFailure()) },
        },
        last: { type: 'history' },
      },
    },
    // A retry repeats the failed stage, and no stage before it.
    failed: {
      on: { retry: { target: 'working.last', actions: 'clearFailure' }, close: 'closed' },
    },
    done: { on: { close: 'closed' } },
  },
})
