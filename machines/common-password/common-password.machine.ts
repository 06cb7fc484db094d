// Whether a new password is easy to guess, asked after a pause in typing: unchecked, waiting, checking, common, uncommon, unknown.
// Rendered by the hint below a new password: sign-up, change of password, recovery.
// Covers SUP-03: the advice beside the rules; the server decides.
import { assign, fromPromise, setup } from 'xstate'

export interface NewPassword {
  password: string
  /** Name and address of its user. */
  own: readonly string[]
}

export type CommonPasswordEvent = { type: 'password.change' } & NewPassword

const EMPTY: NewPassword = { password: '', own: [] }

export const commonPasswordMachine = setup({
  types: { context: {} as NewPassword, events: {} as CommonPasswordEvent },
  actors: {
    /** Whether the password is a common password. Rejects when the list could not be loaded. */
    isCommon: fromPromise<boolean, NewPassword>(() => Promise.reject(new Error('isCommon is not provided'))),
  },
  actions: {
    setPassword: assign((_, { password, own }: NewPassword) => ({ password, own })),
  },
  guards: {
    isEmpty: (_, { password }: NewPassword) => password === '',
    isCommon: (_, { common }: { common: boolean }) => common,
  },
  delays: { TYPING_PAUSE: 300, CHECK_TIMEOUT: 15_000 },
}).createMachine({
  id: 'common-password',
  meta: { secrets: ['password'] },
  context: EMPTY,
  initial: 'unchecked',
  on: {
    'password.change': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.unchecked',
        actions: { type: 'setPassword', params: ({ event }) => event },
      },
      {
        target: '.waiting',
        reenter: true,
        actions: { type: 'setPassword', params: ({ event }) => event },
      },
    ],
  },
  states: {
    unchecked: {},
    waiting: { after: { TYPING_PAUSE: 'checking' } },
    checking: {
      invoke: {
        id: 'isCommon',
        src: 'isCommon',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isCommon', params: ({ event }) => ({ common: event.output }) },
            target: 'common',
          },
          { target: 'uncommon' },
        ],
        onError: 'unknown',
      },
      after: { CHECK_TIMEOUT: 'unknown' },
    },
    common: {},
    uncommon: {},
    unknown: {},
  },
})
