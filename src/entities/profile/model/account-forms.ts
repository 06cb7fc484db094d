import { type FieldError, isEmail, meetsPasswordRules } from './validation'

/** The forms of an account that are sent once: D1 §2.8 (quick actions) and the forgotten password. */
const ACCOUNT_FORMS = [
  'changePassword',
  'requestRecovery',
  'setPassword',
  'deleteAccount',
  'signOutElsewhere',
] as const
export type AccountFormKind = (typeof ACCOUNT_FORMS)[number]

export interface AccountFormValues {
  email: string
  currentPassword: string
  password: string
  confirmPassword: string
  /** What has to be typed before an account is deleted: its address. */
  confirmation: string
}

export const EMPTY_ACCOUNT_FORM: AccountFormValues = {
  email: '',
  currentPassword: '',
  password: '',
  confirmPassword: '',
  confirmation: '',
}

/** The first rule that the fields of this form break, or null. `address` is the account's own. */
export function validateAccountForm(
  kind: AccountFormKind,
  values: AccountFormValues,
  address: string,
): FieldError<keyof AccountFormValues> | null {
  switch (kind) {
    case 'requestRecovery':
      if (!values.email.trim()) return { field: 'email', message: 'Email is required' }
      return isEmail(values.email.trim())
        ? null
        : { field: 'email', message: 'Please enter a valid email address' }
    case 'changePassword':
      if (!values.currentPassword)
        return { field: 'currentPassword', message: 'Current password is required' }
      return newPasswordError(values)
    case 'setPassword':
      return newPasswordError(values)
    case 'signOutElsewhere':
      return null
    case 'deleteAccount':
      return values.confirmation.trim().toLowerCase() === address.toLowerCase()
        ? null
        : { field: 'confirmation', message: `Type ${address} to confirm` }
  }
}

function newPasswordError(values: AccountFormValues): FieldError<keyof AccountFormValues> | null {
  if (!meetsPasswordRules(values.password))
    return { field: 'password', message: 'Please meet all password requirements' }
  return values.password === values.confirmPassword
    ? null
    : { field: 'confirmPassword', message: 'Passwords do not match' }
}
