// The integration wizard: details, connection (idle, testing, success, error), configuring (running, keeping, failed), complete.
// Rendered by /ai-ml-platform/api-integration (features/integrate-api).
// Covers API-06.
import { assign, fromPromise, setup } from 'xstate'
import {
  CONFIGURING_STAGES,
  EMPTY_INTEGRATION,
  type IntegrationForm,
  integrationFormSchema,
} from '@/entities/api-integration/model'
import { toFailure } from '@/shared/lib/failure'
import { fieldErrors, type FormContext, type FormField, type FormFieldEvent } from '@/shared/lib/form'
import { formPolicy } from '@machines/form'
import { type ProbeAnswer, probeMachine, simulatedProbe } from '@machines/probe'
import { stagedProgressMachine } from '@machines/staged-progress'
import { failing } from '@machines/failing'

export interface ApiIntegrationInput {
  /** The names of the integrations that are there. */
  taken: readonly string[]
}

export interface ApiIntegrationContext extends FormContext<IntegrationForm, readonly string[]> {
  /** These very details were tested, and the connection is good. */
  tested: boolean
  /** The name of the integration that was created last. */
  made: string | null
}

export type ApiIntegrationEvent =
  | FormFieldEvent<IntegrationForm>
  /** The details are complete. */
  | { type: 'submit' }
  /** The connection is good. */
  | { type: 'continue' }
  /** One step back; takes a test back that runs. */
  | { type: 'back' }
  | { type: 'test' }
  /** Keeps it once more after the browser refused. */
  | { type: 'retry' }
  | { type: 'another' }

const policy = formPolicy<IntegrationForm, readonly string[]>({
  empty: EMPTY_INTEGRATION,
  check: (values, taken) => fieldErrors(integrationFormSchema(taken), values),
  secrets: ['apiKey'],
  choices: ['type', 'secure'],
})

/** ms for each stage */
const STAGE_PAUSE = 600

export const apiIntegrationMachine = setup({
  types: {
    context: {} as ApiIntegrationContext,
    events: {} as ApiIntegrationEvent,
    input: {} as ApiIntegrationInput,
    tags: {} as 'busy',
    children: {} as { probe: 'probe'; progress: 'progress' },
  },
  actors: {
    probe: probeMachine,
    progress: stagedProgressMachine,
    /** Keeps the integration. Rejects with a `Failure`. */
    keep: fromPromise<void, { values: IntegrationForm }>(() =>
      Promise.reject(new Error('keep is not provided')),
    ),
  },
  actions: {
    change: assign(
      (
        { context },
        params: { field: FormField<IntegrationForm>; value: IntegrationForm[FormField<IntegrationForm>] },
      ) => ({ ...policy.change(context, params), tested: false }),
    ),
    judge: assign(({ context }, params: { field: FormField<IntegrationForm> }) =>
      policy.judge(context, params),
    ),
    judgeAll: assign(({ context }) => policy.judgeAll(context)),
    /** Back clears the error (D2 §4). */
    clearErrors: assign({ judged: [], failure: null }),
    setTested: assign({ tested: true }),
    setUntested: assign({ tested: false }),
    fail: assign(({ context }, params: { error: unknown }) => policy.fail(context, params)),
    finish: assign(({ context }) => ({
      ...policy.forgetSecrets(context),
      made: context.values.name.trim(),
      subject: [...context.subject, context.values.name],
      failure: null,
    })),
    startOver: assign(() => ({ ...policy.clear(), tested: false, made: null })),
  },
  guards: {
    isValid: ({ context }) => policy.isValid(context),
    isTestedAndValid: ({ context }) => context.tested && policy.isValid(context),
    isPassed: (_, params: { answer: ProbeAnswer }) => params.answer.passed,
  },
  delays: {
    /** Ours: the browser answers at once; a request that hangs is reported. */
    KEEP_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'api-integration',
  meta: { secrets: ['apiKey'] },
  context: ({ input }) => ({ ...policy.start({ subject: input.taken }), tested: false, made: null }),
  initial: 'details',
  states: {
    details: {
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'field.leave': { actions: { type: 'judge', params: ({ event }) => event } },
        submit: [
          { guard: 'isTestedAndValid', target: 'connection.success' },
          { guard: 'isValid', target: 'connection' },
          { actions: 'judgeAll' },
        ],
      },
    },
    connection: {
      initial: 'idle',
      on: { back: { target: 'details', actions: 'clearErrors' }, test: '.testing' },
      states: {
        idle: {},
        testing: {
          tags: 'busy',
          entry: 'setUntested',
          // It runs already.
          on: { test: {} },
          invoke: {
            id: 'probe',
            src: 'probe',
            input: ({ context }) => simulatedProbe(context.values.endpoint.trim()),
            onDone: [
              {
                guard: { type: 'isPassed', params: ({ event }) => ({ answer: event.output }) },
                target: 'success',
                actions: 'setTested',
              },
              { target: 'error' },
            ],
            onError: 'error',
          },
        },
        success: { on: { continue: '#api-integration.configuring' } },
        error: {},
      },
    },
    configuring: {
      initial: 'running',
      states: {
        running: {
          tags: 'busy',
          invoke: {
            id: 'progress',
            src: 'progress',
            input: () => ({
              stages: [...CONFIGURING_STAGES],
              pauses: CONFIGURING_STAGES.map(() => STAGE_PAUSE),
            }),
            onDone: 'keeping',
            onError: failing('failed', 'fail'),
          },
        },
        keeping: {
          tags: 'busy',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => ({ values: context.values }),
            onDone: { target: '#api-integration.complete', actions: 'finish' },
            onError: failing('failed', 'fail'),
          },
          after: {
            KEEP_TIMEOUT: failing(
              'failed',
              'fail',
              toFailure(new Error('The browser did not respond. Try again.')),
            ),
          },
        },
        failed: {
          on: {
            retry: 'keeping',
            back: { target: '#api-integration.details', actions: 'clearErrors' },
          },
        },
      },
    },
    complete: { on: { another: { target: 'details', actions: 'startOver' } } },
  },
})
