// Personal information: viewing, editing, saving, saved, failed.
// Rendered by /profile (pages/profile).
// Covers PRF-01, PRF-02.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import {
  type FieldError,
  type ProfileFormValues,
  type ProfileValues,
  validateProfile,
} from '@/entities/profile/model'
import { toFailure } from '@/shared/lib/failure'
import { remainingError } from '@/shared/lib/form'

export interface ProfileFormContext {
  /** What the profile says now. */
  original: ProfileValues
  values: ProfileFormValues
  fieldError: FieldError<keyof ProfileFormValues> | null
  /** The reason beside the documented failure text. */
  failure: string | null
  /** An address that waits for its confirmation mail to be opened; null when none does. */
  pendingEmail: string | null
}

export type ProfileFormEvent =
  | { type: 'edit'; values: ProfileValues }
  | { type: 'field.change'; field: keyof ProfileFormValues; value: string }
  | { type: 'save' }
  | { type: 'cancel' }

export const profileFormMachine = setup({
  types: {
    context: {} as ProfileFormContext,
    events: {} as ProfileFormEvent,
  },
  actors: {
    /** Saves what changed; `pendingEmail` is the new address that must be confirmed first. Rejects with a `Failure`. */
    saveProfile: fromPromise<
      { pendingEmail: string | null },
      { original: ProfileValues; values: ProfileFormValues }
    >(() => Promise.reject(new Error('saveProfile is not provided'))),
  },
  actions: {
    load: assign(({ event }) => {
      assertEvent(event, 'edit')
      return {
        original: event.values,
        values: { ...event.values, currentPassword: '' },
        fieldError: null,
        failure: null,
        pendingEmail: null,
      }
    }),
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.change')
      const values = { ...context.values, [event.field]: event.value }
      return {
        values,
        fieldError: remainingError(context.fieldError, validateProfile(values, context.original)),
      }
    }),
    validate: assign({
      fieldError: ({ context }) => validateProfile(context.values, context.original),
      failure: null,
    }),
    /** The password is forgotten as soon as it is not needed. */
    forgetPassword: assign({ values: ({ context }) => ({ ...context.values, currentPassword: '' }) }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    isValid: ({ context }) => validateProfile(context.values, context.original) === null,
  },
  delays: {
    /** Ours: an answer that takes longer counts as a network failure. */
    SAVE_TIMEOUT: 15_000,
    /** PRF-02, D1 §9 */
    MESSAGE_DELAY: 3000,
    /** PRF-02, D1 §9 */
    ERROR_DELAY: 5000,
  },
}).createMachine({
  id: 'profile-form',
  meta: { secrets: ['currentPassword'] },
  context: {
    original: { username: '', email: '' },
    values: { username: '', email: '', currentPassword: '' },
    fieldError: null,
    failure: null,
    pendingEmail: null,
  },
  initial: 'viewing',
  states: {
    viewing: { on: { edit: { target: 'editing', actions: 'load' } } },
    editing: {
      on: {
        'field.change': { actions: 'setField' },
        save: [{ guard: 'isValid', target: 'saving', actions: 'validate' }, { actions: 'validate' }],
        cancel: { target: 'viewing', actions: 'forgetPassword' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({
          original: context.original,
          values: { ...context.values, email: context.values.email.trim() },
        }),
        onDone: {
          target: 'saved',
          actions: ['forgetPassword', assign({ pendingEmail: ({ event }) => event.output.pendingEmail })],
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        SAVE_TIMEOUT: {
          target: 'failed',
          actions: { type: 'setFailure', params: { error: new Error('Network error') } },
        },
      },
    },
    saved: {
      on: { edit: { target: 'editing', actions: 'load' } },
      after: { MESSAGE_DELAY: 'viewing' },
    },
    failed: {
      on: {
        'field.change': { target: 'editing', actions: 'setField' },
        save: [
          { guard: 'isValid', target: 'saving', actions: 'validate' },
          { target: 'editing', actions: 'validate' },
        ],
        cancel: { target: 'viewing', actions: 'forgetPassword' },
      },
      // The message goes, what was typed stays.
      after: { ERROR_DELAY: { target: 'editing', actions: assign({ failure: null }) } },
    },
  },
})
