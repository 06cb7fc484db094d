import { check, forward, nonEmpty, object, pipe, string } from 'valibot'
import { emailText } from '@/shared/lib/form'
import { DIFFERENT_PASSWORDS, newPasswordEntries, samePassword } from './validation'

export interface PasswordValues {
  currentPassword: string
  password: string
  confirmPassword: string
}

export const EMPTY_PASSWORDS: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' }

const currentPassword = pipe(string(), nonEmpty('Current password is required'))

/**
 * PRF-03: the rules of a new password after the current password. After a recovery mail, only
 * `newPasswordSchema` applies.
 */
export const changePasswordSchema = pipe(
  object({
    currentPassword,
    ...newPasswordEntries,
  }),
  forward(
    check((values) => samePassword(values), DIFFERENT_PASSWORDS),
    ['confirmPassword'],
  ),
)

/** The rules of asking for a recovery mail. */
export const recoverySchema = object({ email: emailText('Email is required') })

/** PRF-03: an account is deleted once its own address was typed, whatever its case, and its password. */
export const deletionSchema = (address: string) =>
  object({
    confirmation: pipe(
      string(),
      check((typed) => typed.trim().toLowerCase() === address.toLowerCase(), `Type ${address} to confirm`),
    ),
    currentPassword,
  })
