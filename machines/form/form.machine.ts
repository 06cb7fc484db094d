// Every form: closed, editing, submitting (pausing, sending), success, error. Typed values stay until they were accepted.
// Rendered by the pages that create a machine with `createFormMachine`.
// Covers the forms of CON-01, CAR-03, CAR-04, TPL-10, PRF-01 to PRF-03, PRJ-06 (edit) and the forgotten password.
import { nonEmpty, object, pipe, string } from 'valibot'
import { assign, fromPromise, setup } from 'xstate'
import {
  emailText,
  fieldErrors,
  type FormContext,
  type FormField,
  type FormFieldEvent,
} from '@/shared/lib/form'
import { type FormInput, type FormRules, formPolicy } from './policy'
import { connectionFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface FormOptions<TValues, TSubject = undefined> extends FormRules<TValues, TSubject> {
  /** Name of the form: id of the machine in the inspector, in stories and in records. */
  id: string
  /** Opens on an event instead of at once: dialogs, and forms that replace a view. */
  opens?: boolean
  /** Cannot be closed while it is sent. */
  staysWhileSending?: boolean
  /** How long sending takes at least, in ms; simulated hand-overs have one. */
  pause?: number
  /** How long an answer may take, in ms; 15 000 when absent. */
  timeout?: number
  /** How long the success is shown before the form closes or starts anew, in ms; it stays when absent, 0 is at once. */
  successShown?: number
  /** How long a failure is shown, in ms; until the next input when absent. */
  errorShown?: number
}

export interface FormMachineContext<TValues, TSubject = undefined, TResult = void>
  extends FormContext<TValues, TSubject> {
  /** The result of the last submission; null before, and once the form is opened again. */
  result: TResult | null
}

export type FormEvent<TValues, TSubject = undefined> =
  | FormFieldEvent<TValues>
  | { type: 'submit' }
  /** Shows the form; typed values stay where the event has no value. */
  | { type: 'open'; values?: Partial<TValues>; subject?: TSubject }
  /** Hides the form and aborts the request; typed values stay, unless they were accepted or are secret. */
  | { type: 'close' }

/** A machine for one form. Its effect `send` takes the values, and rejects with a `Failure` when they are refused. */
export function createFormMachine<TValues extends object, TSubject = undefined, TResult = void>(
  options: FormOptions<TValues, TSubject>,
) {
  const { id, opens = false, staysWhileSending = false, pause = 0, timeout = 15_000 } = options
  const { successShown, errorShown } = options
  type Context = FormMachineContext<TValues, TSubject, TResult>
  type Filling = { values?: Partial<TValues>; subject?: TSubject }
  const policy = formPolicy(options)
  /** Only where there is a view behind the form that it closes to. */
  const closing = opens ? ({ close: 'closed' } as const) : {}
  return setup({
    types: {
      context: {} as Context,
      events: {} as FormEvent<TValues, TSubject>,
      input: {} as FormInput<TValues, TSubject>,
      tags: {} as 'busy',
    },
    actors: {
      /** Takes the values. Rejects with a `Failure`. */
      send: fromPromise<TResult, { values: TValues; subject: TSubject }>(() =>
        Promise.reject(new Error('send is not provided')),
      ),
    },
    actions: {
      change: assign(
        ({ context }, params: { field: FormField<TValues>; value: TValues[FormField<TValues>] }) =>
          policy.change(context, params),
      ),
      judge: assign(({ context }, params: { field: FormField<TValues> }) => policy.judge(context, params)),
      judgeAll: assign(({ context }) => ({ ...policy.judgeAll(context), failure: null })),
      open: assign(({ context }, params: Filling) => ({ ...policy.open(context, params), result: null })),
      clear: assign(policy.clear),
      forgetSecrets: assign(({ context }) => policy.forgetSecrets(context)),
      keep: assign(({ context }, params: { result: TResult }) => ({
        ...policy.forgetSecrets(context),
        result: params.result,
      })),
      fail: assign(({ context }, params: { error: unknown }) => policy.fail(context, params)),
      dismissFailure: assign(policy.dismissFailure),
      /** Called once the values were taken. */
      report: (_, _params: { result: TResult; values: TValues }) => undefined,
    },
    guards: {
      isValid: ({ context }) => policy.isValid(context),
    },
    delays: {
      SUBMIT_PAUSE: pause,
      /** Ours: an answer that takes longer counts as a network failure, and the request is aborted. */
      SUBMIT_TIMEOUT: timeout,
      SUCCESS_SHOWN: successShown ?? 0,
      ERROR_SHOWN: errorShown ?? 0,
    },
  }).createMachine({
    id,
    meta: { secrets: options.secrets ?? [] },
    context: ({ input }) => ({ ...policy.start(input), result: null }),
    initial: opens ? 'closed' : 'editing',
    states: {
      closed: {
        // A password that was typed and given up does not stay.
        entry: 'forgetSecrets',
        on: { open: { target: 'editing', actions: { type: 'open', params: ({ event }) => event } } },
      },
      editing: {
        on: {
          'field.change': { actions: { type: 'change', params: ({ event }) => event } },
          'field.leave': { actions: { type: 'judge', params: ({ event }) => event } },
          submit: [{ guard: 'isValid', target: 'submitting', actions: 'judgeAll' }, { actions: 'judgeAll' }],
          ...closing,
        },
      },
      submitting: {
        tags: 'busy',
        initial: pause === 0 ? 'sending' : 'pausing',
        on: staysWhileSending ? {} : closing,
        states: {
          pausing: { after: { SUBMIT_PAUSE: 'sending' } },
          sending: {
            invoke: {
              id: 'send',
              src: 'send',
              input: ({ context }) => ({ values: context.values, subject: context.subject }),
              onDone: {
                target: '#success',
                actions: [
                  {
                    type: 'report',
                    params: ({ context, event }) => ({ result: event.output, values: context.values }),
                  },
                  { type: 'keep', params: ({ event }) => ({ result: event.output }) },
                ],
              },
              onError: failing('#error', 'fail'),
            },
            after: {
              SUBMIT_TIMEOUT: failing('#error', 'fail', connectionFailure()),
            },
          },
        },
      },
      success: {
        id: 'success',
        exit: 'clear',
        on: {
          open: { target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
          ...closing,
        },
        after: successShown === undefined ? {} : { SUCCESS_SHOWN: opens ? 'closed' : 'editing' },
      },
      error: {
        id: 'error',
        on: {
          'field.change': {
            target: 'editing',
            actions: [{ type: 'change', params: ({ event }) => event }, 'dismissFailure'],
          },
          // Nothing was typed since it was valid, so there is nothing to judge either.
          submit: { target: 'submitting', actions: 'judgeAll' },
          ...closing,
        },
        after:
          errorShown === undefined ? {} : { ERROR_SHOWN: { target: 'editing', actions: 'dismissFailure' } },
      },
    },
  })
}

interface Letter {
  email: string
  text: string
  password: string
}

const letterSchema = object({
  email: emailText('Please enter your email'),
  text: pipe(string(), nonEmpty('Please enter your message')),
})

/** A form with everything that a form can have, as it is looked at alone. */
export const formMachine = createFormMachine<Letter, string, number>({
  id: 'form',
  empty: { email: '', text: '', password: '' },
  check: (values) => fieldErrors(letterSchema, values),
  secrets: ['password'],
  opens: true,
  pause: 1500,
  successShown: 2000,
  errorShown: 5000,
})
