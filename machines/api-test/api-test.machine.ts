// A request to the documented API, simulated or to this server: idle, testing (a probe), success, error, and what was asked before.
// Rendered by the API Testing tab of /ai-ml-platform/api-integration (pages/api-integration).
// Covers API-05.
import { assertEvent, assign, setup } from 'xstate'
import {
  type EndpointId,
  endpointOf,
  exampleRequest,
  missingParameter,
  parameterError,
  type RequestForm,
  requestUrl,
} from '@/entities/api-key/model'
import type { FormContext, FormField, FormFieldEvent } from '@/shared/lib/form'
import { toFailure } from '@/shared/lib/failure'
import { formPolicy } from '@machines/form'
import { type ProbeAnswer, type ProbeInput, probeMachine, simulatedProbe, unanswered } from '@machines/probe'

/** A request that was answered. */
export interface ApiTestRun {
  /** Counts from 1. */
  number: number
  request: RequestForm
  answer: ProbeAnswer
}

export interface ApiTestContext extends FormContext<RequestForm> {
  /** Newest first, at most twenty. */
  runs: readonly ApiTestRun[]
  /** Whether this server is asked, with a key that the page holds; else the answer is simulated. */
  real: boolean
}

export type ApiTestEvent =
  | FormFieldEvent<RequestForm>
  /** Another endpoint, with an example of its own. */
  | { type: 'endpoint.select'; endpoint: EndpointId }
  /** Asks this server from now on, or simulates. */
  | { type: 'server.use'; real: boolean }
  | { type: 'submit' }
  /** Gives up what is asked. */
  | { type: 'stop' }
  | { type: 'clear' }

const MOST_RUNS = 20

const policy = formPolicy<RequestForm>({
  empty: exampleRequest('predict'),
  check: (values) =>
    endpointOf(values.endpoint).parameters.flatMap((parameter) => {
      const message = parameterError(parameter, values[parameter.name])
      return message ? [{ field: parameter.name, message }] : []
    }),
})

/** ms; a model that is asked for the first time is loaded before. */
const REAL_LIMIT = 60_000

const probeOf = ({ values, real }: ApiTestContext): ProbeInput => {
  const simulated = simulatedProbe(requestUrl(values), endpointOf(values.endpoint).method)
  return real ? { ...simulated, url: requestUrl(values, ''), limit: REAL_LIMIT, pause: 0 } : simulated
}

/** A simulated request without what it needs is refused, whatever the chance says. */
const failed = (real: boolean, answer: ProbeAnswer): ProbeAnswer =>
  real ? answer : { ...answer, passed: false, status: 400 }

const answered = (context: ApiTestContext, answer: ProbeAnswer) => ({
  runs: [
    { number: (context.runs[0]?.number ?? 0) + 1, request: context.values, answer },
    ...context.runs,
  ].slice(0, MOST_RUNS),
})

const test = setup({
  types: {
    context: {} as ApiTestContext,
    events: {} as ApiTestEvent,
    tags: {} as 'busy',
  },
  actors: { probe: probeMachine },
  actions: {
    change: assign(
      ({ context }, params: { field: FormField<RequestForm>; value: RequestForm[FormField<RequestForm>] }) =>
        policy.change(context, params),
    ),
    judge: assign(({ context }, params: { field: FormField<RequestForm> }) => policy.judge(context, params)),
    judgeAll: assign(({ context }) => policy.judgeAll(context)),
    setEndpoint: assign(({ event }) => {
      assertEvent(event, 'endpoint.select')
      return { ...policy.unjudged, values: exampleRequest(event.endpoint) }
    }),
    record: assign(({ context }, params: { answer: ProbeAnswer }) => answered(context, params.answer)),
    clearRuns: assign({ runs: [] }),
    setReal: assign(({ event }) => {
      assertEvent(event, 'server.use')
      return { real: event.real }
    }),
  },
  guards: {
    isValid: ({ context }) => policy.isValid(context),
    isPassed: ({ context }, params: { answer: ProbeAnswer }) =>
      params.answer.passed && (context.real || missingParameter(context.values) === null),
  },
})

export const apiTestMachine = test.createMachine({
  id: 'api-test',
  meta: { secrets: [] },
  context: { ...policy.start({ subject: undefined }), runs: [], real: false },
  initial: 'idle',
  // The request can be edited and sent again; the last result still belongs to the request that was sent.
  on: {
    'field.change': { actions: { type: 'change', params: ({ event }) => event } },
    'field.leave': { actions: { type: 'judge', params: ({ event }) => event } },
    'endpoint.select': { target: '.idle', actions: 'setEndpoint' },
    submit: [{ guard: 'isValid', target: '.testing' }, { actions: 'judgeAll' }],
    clear: { target: '.idle', actions: 'clearRuns' },
    'server.use': { actions: 'setReal' },
  },
  states: {
    idle: {},
    testing: {
      tags: 'busy',
      // The request does not change while it is under way.
      on: {
        stop: 'idle',
        'field.change': {},
        'field.leave': {},
        'endpoint.select': {},
        submit: {},
        clear: {},
        'server.use': {},
      },
      invoke: {
        id: 'probe',
        src: 'probe',
        input: ({ context }) => probeOf(context),
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => ({ answer: event.output }) },
            target: 'success',
            actions: { type: 'record', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'error',
            actions: {
              type: 'record',
              params: ({ context, event }) => ({ answer: failed(context.real, event.output) }),
            },
          },
        ],
        onError: {
          target: 'error',
          actions: {
            type: 'record',
            params: ({ event }) => ({ answer: unanswered(0, toFailure(event.error).message) }),
          },
        },
      },
    },
    success: {},
    error: {},
  },
})
