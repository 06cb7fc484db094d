// A new API key: closed, form, generating (pausing, making), created, where it is shown once.
// Rendered by the API Keys tab of /ai-ml-platform/api-integration (pages/api-integration).
// Covers API-03. Changing and deleting keys is `entry-change`.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import {
  KEY_SCOPES,
  type KeyDays,
  type KeyEnvironment,
  type KeyScope,
  type NewKey,
} from '@/entities/api-key/model'
import { toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface ApiKeyContext extends NewKey {
  /** The new key in full, from when it was made until Done; null otherwise. */
  key: string | null
  failure: string | null
}

export type ApiKeyEvent =
  | { type: 'open' }
  | { type: 'name.change'; name: string }
  | { type: 'environment.select'; environment: KeyEnvironment }
  | { type: 'scope.choose'; scope: KeyScope; chosen: boolean }
  | { type: 'days.select'; days: KeyDays }
  | { type: 'generate' }
  /** Closes the form, and gives up a key that is not made yet. */
  | { type: 'cancel' }
  /** The key was copied, or is not wanted: it is forgotten. */
  | { type: 'done' }

/** Generate is disabled without a name (D2 §5), and without a scope. */
export const canGenerate = ({ name, scopes }: Pick<ApiKeyContext, 'name' | 'scopes'>): boolean =>
  name.trim() !== '' && scopes.length > 0

const EMPTY: NewKey = { name: '', environment: 'development', scopes: KEY_SCOPES, days: '0' }

export const apiKeyMachine = setup({
  types: {
    context: {} as ApiKeyContext,
    events: {} as ApiKeyEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Makes a key, keeps its hash and last four, and resolves with it in full. Rejects with a `Failure`. */
    generate: fromPromise<{ key: string }, NewKey>(() =>
      Promise.reject(new Error('generate is not provided')),
    ),
  },
  actions: {
    begin: assign({ ...EMPTY, failure: null }),
    setName: assign({
      name: ({ event }) => {
        assertEvent(event, 'name.change')
        return event.name
      },
      failure: null,
    }),
    setEnvironment: assign({
      environment: ({ event }) => {
        assertEvent(event, 'environment.select')
        return event.environment
      },
    }),
    /** In the order of the documents. */
    chooseScope: assign(({ context }, { scope, chosen }: { scope: KeyScope; chosen: boolean }) => ({
      scopes: KEY_SCOPES.filter((one) => (one === scope ? chosen : context.scopes.includes(one))),
    })),
    setDays: assign((_, { days }: { days: KeyDays }) => ({ days })),
    clearFailure: assign({ failure: null }),
    setKey: assign({ key: (_, params: { key: string }) => params.key }),
    forgetKey: assign({ key: null }),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    canGenerate: ({ context }) => canGenerate(context),
  },
  delays: {
    /** D2 §9 */
    GENERATE_PAUSE: 1500,
    /** Ours: the browser answers at once; a request that hangs is reported. */
    GENERATE_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'api-key',
  meta: { secrets: ['key'] },
  context: { ...EMPTY, key: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'form', actions: 'begin' } } },
    form: {
      on: {
        'name.change': { actions: 'setName' },
        'environment.select': { actions: 'setEnvironment' },
        'scope.choose': { actions: { type: 'chooseScope', params: ({ event }) => event } },
        'days.select': { actions: { type: 'setDays', params: ({ event }) => event } },
        generate: { guard: 'canGenerate', target: 'generating', actions: 'clearFailure' },
        cancel: 'closed',
      },
    },
    generating: {
      tags: 'busy',
      initial: 'pausing',
      states: {
        // Nothing was made yet: it can still be given up.
        pausing: { after: { GENERATE_PAUSE: 'making' }, on: { cancel: '#api-key.closed' } },
        making: {
          invoke: {
            id: 'generate',
            src: 'generate',
            input: ({ context: { name, environment, scopes, days } }) => ({
              name: name.trim(),
              environment,
              scopes,
              days,
            }),
            onDone: {
              target: '#api-key.created',
              actions: { type: 'setKey', params: ({ event }) => ({ key: event.output.key }) },
            },
            onError: failing('#api-key.form', 'fail'),
          },
          after: {
            GENERATE_TIMEOUT: failing(
              '#api-key.form',
              'fail',
              new Error('The browser did not respond. Try again.'),
            ),
          },
        },
      },
    },
    created: { exit: 'forgetKey', on: { done: 'closed' } },
  },
})
