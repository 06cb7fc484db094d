// The careers page: list; form (editing, submitting, error) for one position; confirmation.
// Rendered by /careers (pages/careers).
// Covers CAR-03, CAR-04.
import { assertEvent, assign, setup } from 'xstate'
import {
  type Application,
  type ApplicationText,
  EMPTY_APPLICATION,
  type Job,
  type Resume,
  validateApplication,
} from '@/entities/job/model'
import { errorAfterChange, type FieldError } from '@/shared/lib/form'
import { submitMachine } from '@machines/submit'

export interface CareersApplicationContext {
  /** The position that is applied for; null in the list. */
  job: Job | null
  values: Application
  fieldError: FieldError<keyof Application> | null
}

export type CareersApplicationEvent =
  | { type: 'apply'; job: Job }
  | { type: 'field.change'; field: ApplicationText; value: string }
  | { type: 'resume.choose'; resume: Resume | null }
  | { type: 'submit' }
  | { type: 'back' }

/** D3 §9: how long sending takes, in ms. */
const SENDING = 2000

export const careersApplicationMachine = setup({
  types: {
    context: {} as CareersApplicationContext,
    events: {} as CareersApplicationEvent,
  },
  actors: { submit: submitMachine },
  actions: {
    setJob: assign(({ event }) => {
      assertEvent(event, 'apply')
      return { job: event.job, fieldError: null }
    }),
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.change')
      const values = { ...context.values, [event.field]: event.value }
      return { values, fieldError: errorAfterChange(context.fieldError, event.field) }
    }),
    /** A file is judged as soon as it is chosen: it is the one field that cannot be mended by typing. */
    setResume: assign(({ context, event }) => {
      assertEvent(event, 'resume.choose')
      const values = { ...context.values, resume: event.resume }
      const refused = validateApplication({ ...values, name: 'any', email: 'any@any.any', portfolio: '' })
      return { values, fieldError: refused ?? errorAfterChange(context.fieldError, 'resume') }
    }),
    validate: assign({ fieldError: ({ context }) => validateApplication(context.values) }),
    leaveJob: assign({ job: null, fieldError: null }),
    clear: assign({ job: null, values: EMPTY_APPLICATION, fieldError: null }),
    /** The form stands in place of the page, so the reader starts at its top. */
    scrollToTop: () => {
      throw new Error('scrollToTop is not provided')
    },
  },
  guards: {
    isValid: ({ context }) => validateApplication(context.values) === null,
    isSent: (_, params: { sent: boolean }) => params.sent,
  },
  delays: {
    /** D3 §9 */
    CONFIRMATION_DISPLAY: 3000,
    /** Ours: the submission ends by itself long before. */
    SUBMIT_LIMIT: 30_000,
  },
}).createMachine({
  id: 'careers-application',
  meta: { secrets: [] },
  context: { job: null, values: EMPTY_APPLICATION, fieldError: null },
  initial: 'list',
  states: {
    list: { on: { apply: { target: 'form', actions: ['setJob', 'scrollToTop'] } } },
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'field.change': { actions: 'setField' },
            'resume.choose': { actions: 'setResume' },
            submit: [
              { guard: 'isValid', target: 'submitting', actions: 'validate' },
              { actions: 'validate' },
            ],
            back: { target: '#careers-application.list', actions: 'leaveJob' },
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => ({ values: context.values, pause: SENDING }),
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: '#careers-application.confirmation',
              },
              { target: 'error' },
            ],
            onError: 'error',
          },
          after: { SUBMIT_LIMIT: 'error' },
        },
        error: {
          on: {
            'field.change': { target: 'editing', actions: 'setField' },
            'resume.choose': { target: 'editing', actions: 'setResume' },
            submit: 'submitting',
            back: { target: '#careers-application.list', actions: 'leaveJob' },
          },
        },
      },
    },
    confirmation: {
      entry: 'scrollToTop',
      on: { back: { target: 'list', actions: 'clear' } },
      after: { CONFIRMATION_DISPLAY: { target: 'list', actions: 'clear' } },
    },
  },
})
