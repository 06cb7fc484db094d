// Deploying a model from a dialog: closed, form, beginning, progress (5 percent every 500 ms), then closed again.
// Rendered by the Deploy Model dialog of the Deployment tab (features/deploy-model).
// Covers DEP-02, DEP-03, DEP-06. A deployment that has begun goes on when the dialog is closed.
import { assign, fromPromise, setup } from 'xstate'
import {
  deployDialogSchema,
  type DeployDialogValues,
  type DeploymentOrder,
  EMPTY_DEPLOY_DIALOG,
  orderOfDialog,
} from '@/entities/deployment/model'
import { fieldErrors, type FormContext, type FormFieldEvent } from '@/shared/lib/form'
import { formPolicy } from '@machines/form'
import { stagedProgressMachine } from '@machines/staged-progress'
import { failing } from '@machines/failing'

/** DEP-03: 0 to 100 in steps of 5, 500 ms each. */
const STEPS = 20
const STEP_PAUSE = 500
export const DIALOG_DURATION = STEPS * STEP_PAUSE

export interface DeployDialogContext extends FormContext<DeployDialogValues, readonly string[]> {
  /** 0..100 */
  percent: number
}

export type DeployDialogEvent =
  /** `taken`: the names of what is deployed. */
  | { type: 'open'; taken: readonly string[] }
  | FormFieldEvent<DeployDialogValues>
  | { type: 'submit' }
  /** The typed values stay for the next time; a deployment that has begun goes on without the dialog. */
  | { type: 'close' }

const policy = formPolicy<DeployDialogValues, readonly string[]>({
  empty: EMPTY_DEPLOY_DIALOG,
  check: (values, taken) => fieldErrors(deployDialogSchema(taken), values),
  choices: ['modelType', 'framework', 'file', 'cpu', 'memory', 'gpu'],
})

export const deployDialogMachine = setup({
  types: {
    context: {} as DeployDialogContext,
    events: {} as DeployDialogEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Adds the deployment to the list, as one under way. Rejects with a `Failure` and leaves the list as it was. */
    begin: fromPromise<void, { order: DeploymentOrder }>(() =>
      Promise.reject(new Error('begin is not provided')),
    ),
    progress: stagedProgressMachine,
  },
  actions: {
    open: assign(({ context }, params: { taken: readonly string[] }) => ({
      ...policy.open(context, { subject: params.taken }),
      percent: 0,
    })),
    clear: assign(policy.clear),
    change: assign(({ context }, event: Extract<DeployDialogEvent, { type: 'field.change' }>) => ({
      ...policy.change(context, event),
      failure: null,
    })),
    judge: assign(({ context }, event: Extract<DeployDialogEvent, { type: 'field.leave' }>) =>
      policy.judge(context, event),
    ),
    judgeAll: assign(({ context }) => ({ ...policy.judgeAll(context), failure: null })),
    fail: assign(({ context }, params: { error: unknown }) => policy.fail(context, params)),
    setPercent: assign({ percent: (_, params: { done: number }) => params.done * (100 / STEPS) }),
  },
  guards: {
    isValid: ({ context }) => policy.isValid(context),
  },
  delays: {
    /** Ours: the browser's database answers from memory; a request that hangs is reported. */
    ANSWER_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'deploy-dialog',
  meta: { secrets: [] },
  context: { ...policy.start({ subject: [] }), percent: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'form', actions: { type: 'open', params: ({ event }) => event } } },
    },
    form: {
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'field.leave': { actions: { type: 'judge', params: ({ event }) => event } },
        submit: [{ guard: 'isValid', target: 'beginning', actions: 'judgeAll' }, { actions: 'judgeAll' }],
        close: 'closed',
      },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => ({ order: orderOfDialog(context.values) }),
        onDone: 'progress',
        onError: failing('form', 'fail'),
      },
      after: {
        ANSWER_TIMEOUT: failing('form', 'fail', new Error('The browser did not respond')),
      },
    },
    progress: {
      tags: 'busy',
      on: { close: { target: 'closed', actions: 'clear' } },
      invoke: {
        id: 'progress',
        src: 'progress',
        input: {
          stages: Array.from({ length: STEPS }, (_, step) => `${(step + 1) * (100 / STEPS)}%`),
          pauses: Array.from({ length: STEPS }, () => STEP_PAUSE),
        },
        onSnapshot: { actions: { type: 'setPercent', params: ({ event }) => event.snapshot.context } },
        onDone: { target: 'closed', actions: [{ type: 'setPercent', params: { done: STEPS } }, 'clear'] },
        onError: failing('form', 'fail'),
      },
    },
  },
})
