import { changePassword, setPassword } from '@/entities/profile'
import {
  changePasswordSchema,
  EMPTY_PASSWORDS,
  newPasswordSchema,
  type PasswordValues,
} from '@/entities/profile/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** The permission to set a new password: the current password, or a link from a recovery mail. */
export type PasswordReason = 'change' | 'recovery'

/** PRF-03: a new password. */
export const passwordMachine = createFormMachine<PasswordValues, PasswordReason>({
  id: 'password',
  empty: EMPTY_PASSWORDS,
  secrets: ['currentPassword', 'password', 'confirmPassword'],
  check: (values, reason) =>
    reason === 'change' ? fieldErrors(changePasswordSchema, values) : fieldErrors(newPasswordSchema, values),
})

export type PasswordActor = ActorRefFrom<typeof passwordMachine>

export const usePasswordForm = (reason: PasswordReason): PasswordActor =>
  usePageActor(passwordMachine, {
    input: { subject: reason },
    effects: {
      actors: {
        send: async ({ input: { values, subject }, signal }) => {
          if (subject === 'change') await changePassword(values.currentPassword, values.password, signal)
          else await setPassword(values.password, signal)
        },
      },
    },
  })
