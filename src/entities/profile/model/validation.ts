import { type FieldError, isEmail } from '@/shared/lib/form'

export { type FieldError, isEmail }

const USERNAME = /^[A-Za-z0-9_]{3,20}$/

export const isUsername = (value: string): boolean => USERNAME.test(value)

const USERNAME_RULE =
  'Username must be 3-20 characters long and contain only letters, numbers, and underscores'

/** SUP-03: the password rules, each with the words shown beside it. */
export const PASSWORD_RULES = [
  { id: 'length', label: 'At least 8 characters', test: (value: string) => value.length >= 8 },
  { id: 'upper', label: 'An uppercase letter', test: (value: string) => /\p{Lu}/u.test(value) },
  { id: 'lower', label: 'A lowercase letter', test: (value: string) => /\p{Ll}/u.test(value) },
  { id: 'digit', label: 'A digit', test: (value: string) => /\d/.test(value) },
  {
    id: 'special',
    label: 'A special character',
    test: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
  },
] as const

export const meetsPasswordRules = (value: string): boolean => PASSWORD_RULES.every((rule) => rule.test(value))

export interface SignInValues {
  email: string
  password: string
}

/** SIN-02: the first rule that the values break, or null. */
export function validateSignIn(values: SignInValues): FieldError<keyof SignInValues> | null {
  if (!values.email.trim()) return { field: 'email', message: 'Email is required' }
  if (!values.password) return { field: 'password', message: 'Password is required' }
  if (!isEmail(values.email.trim())) return { field: 'email', message: 'Please enter a valid email address' }
  return null
}

export interface SignUpValues {
  name: string
  username: string
  email: string
  password: string
  confirmPassword: string
  acceptTerms: boolean
}

/** SUP-02: the first rule that the values break, or null. `usernameTaken` is what the last availability check said. */
export function validateSignUp(
  values: SignUpValues,
  usernameTaken: boolean,
): FieldError<keyof SignUpValues> | null {
  if (!values.name.trim()) return { field: 'name', message: 'Name is required' }
  if (!isUsername(values.username)) return { field: 'username', message: USERNAME_RULE }
  if (!isEmail(values.email.trim())) return { field: 'email', message: 'Please enter a valid email address' }
  if (!meetsPasswordRules(values.password))
    return { field: 'password', message: 'Please meet all password requirements' }
  if (values.password !== values.confirmPassword)
    return { field: 'confirmPassword', message: 'Passwords do not match' }
  if (!values.acceptTerms) return { field: 'acceptTerms', message: 'Please accept the terms of service' }
  if (usernameTaken) return { field: 'username', message: 'Username is not available' }
  return null
}

export interface ProfileValues {
  username: string
  email: string
}

export interface ProfileFormValues extends ProfileValues {
  /** Asked for while the address differs from the account's. */
  currentPassword: string
}

/** Whether the form asks for another address than the account's. */
export const changesAddress = (values: ProfileValues, original: ProfileValues): boolean =>
  values.email.trim().toLowerCase() !== original.email.toLowerCase()

/** PRF-01: the profile form follows the rules of sign-up; another address needs the current password. */
export function validateProfile(
  values: ProfileFormValues,
  original: ProfileValues,
): FieldError<keyof ProfileFormValues> | null {
  if (!isUsername(values.username)) return { field: 'username', message: USERNAME_RULE }
  if (!isEmail(values.email.trim())) return { field: 'email', message: 'Please enter a valid email address' }
  if (changesAddress(values, original) && !values.currentPassword)
    return { field: 'currentPassword', message: 'Current password is required' }
  return null
}
