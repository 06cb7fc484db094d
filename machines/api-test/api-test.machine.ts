// A simulated request to the documented API: idle, testing (a probe), success, error, and what was asked before.
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
import { type ProbeAnswer, probeMachine, simulatedProbe, unanswered } from '@machines/probe'

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
}

export type ApiTestEvent =
  | FormFieldEvent<RequestForm>
  /** Another endpoint, with an example of its own. */
  | { type: 'endpoint.select'; endpoint: EndpointId }
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
  },
  guards: {
    isValid: ({ context }) => policy.isValid(context),
    isPassed: ({ context }, params: { answer: ProbeAnswer }) =>
      params.answer.passed && missingParameter(context.values) === null,
  },
})

export const apiTestMachine = test.createMachine({
  id: 'api-test',
  meta: { secrets: [] },
  context: { ...policy.start({ subject: undefined }), runs: [] },
  initial: 'idle',
  // The request can be edited and sent again; the last result still belongs to the request that was sent.
  on: {
    'field.change': { actions: { type: 'change', params: ({ event }) => event } },
    'field.leave': { actions: { type: 'judge', params: ({ event }) => event } },
    'endpoint.select': { target: '.idle', actions: 'setEndpoint' },
    submit: [{ guard: 'isValid', target: '.testing' }, { actions: 'judgeAll' }],
    clear: { target: '.idle', actions: 'clearRuns' },
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
      },
      invoke: {
        id: 'probe',
        src: 'probe',
        input: ({ context }) =>
          simulatedProbe(requestUrl(context.values), endpointOf(context.values.endpoint).method),
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
              // A request without what it needs is refused, whatever the chance says.
              params: ({ event }) => ({ answer: { ...event.output, passed: false, status: 400 } }),
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
