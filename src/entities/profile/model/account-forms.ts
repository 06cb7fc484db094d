import type { FieldError, FieldRule } from '@/shared/lib/form'
import { EMAIL_REQUIRED, EMAIL_WELL_FORMED, NEW_PASSWORD_RULES } from './validation'

export interface PasswordValues {
  currentPassword: string
  password: string
  confirmPassword: string
}

export const EMPTY_PASSWORDS: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' }

/**
 * PRF-03: the rules of a new password after the current password. After a recovery mail, only
 * `NEW_PASSWORD_RULES` apply.
 */
export const CHANGE_PASSWORD_RULES: readonly FieldRule<PasswordValues>[] = [
  {
    field: 'currentPassword',
    holds: ({ currentPassword }) => currentPassword !== '',
    message: 'Current password is required',
  },
  ...NEW_PASSWORD_RULES,
]

/** The rules of asking for a recovery mail. */
export const RECOVERY_RULES: readonly FieldRule<{ email: string }>[] = [EMAIL_REQUIRED, EMAIL_WELL_FORMED]

/** PRF-03: an account is deleted once its own address was typed, whatever its case. */
export const brokenDeletionRules = (confirmation: string, address: string): FieldError<'confirmation'>[] =>
  confirmation.trim().toLowerCase() === address.toLowerCase()
    ? []
    : [{ field: 'confirmation', message: `Type ${address} to confirm` }]
