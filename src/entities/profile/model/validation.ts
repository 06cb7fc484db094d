import { brokenRules, type FieldError, type FieldRule, isEmail } from '@/shared/lib/form'

const USERNAME = /^[A-Za-z0-9_]{3,20}$/

export const isUsername = (value: string): boolean => USERNAME.test(value)

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

export const EMAIL_REQUIRED: FieldRule<{ email: string }> = {
  field: 'email',
  holds: ({ email }) => email.trim() !== '',
  message: 'Email is required',
}

export const EMAIL_WELL_FORMED: FieldRule<{ email: string }> = {
  field: 'email',
  holds: ({ email }) => isEmail(email.trim()),
  message: 'Please enter a valid email address',
}

const USERNAME_RULES: readonly FieldRule<{ username: string }>[] = [
  {
    field: 'username',
    holds: ({ username }) => isUsername(username),
    message: 'Username must be 3-20 characters long and contain only letters, numbers, and underscores',
  },
]

/** A password that is chosen, and typed twice. */
export const NEW_PASSWORD_RULES: readonly FieldRule<{ password: string; confirmPassword: string }>[] = [
  {
    field: 'password',
    holds: ({ password }) => meetsPasswordRules(password),
    message: 'Please meet all password requirements',
  },
  {
    field: 'confirmPassword',
    holds: ({ password, confirmPassword }) => password === confirmPassword,
    message: 'Passwords do not match',
  },
]

export interface SignInValues {
  email: string
  password: string
}

/** SIN-02, in the documented order. */
export const SIGN_IN_RULES: readonly FieldRule<SignInValues>[] = [
  EMAIL_REQUIRED,
  { field: 'password', holds: ({ password }) => password !== '', message: 'Password is required' },
  EMAIL_WELL_FORMED,
]

export interface SignUpValues {
  name: string
  username: string
  email: string
  password: string
  confirmPassword: string
  acceptTerms: boolean
}

/** SUP-02, in the documented order. */
export const SIGN_UP_RULES: readonly FieldRule<SignUpValues>[] = [
  { field: 'name', holds: ({ name }) => name.trim() !== '', message: 'Name is required' },
  ...USERNAME_RULES,
  EMAIL_WELL_FORMED,
  ...NEW_PASSWORD_RULES,
  {
    field: 'acceptTerms',
    holds: ({ acceptTerms }) => acceptTerms,
    message: 'Please accept the terms of service',
  },
]

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

const PROFILE_RULES: readonly FieldRule<ProfileValues>[] = [...USERNAME_RULES, EMAIL_WELL_FORMED]

/** PRF-01: the profile form follows the rules of sign-up; another address needs the current password. */
export function brokenProfileRules(
  values: ProfileFormValues,
  original: ProfileValues,
): FieldError<keyof ProfileFormValues>[] {
  const broken: FieldError<keyof ProfileFormValues>[] = brokenRules(PROFILE_RULES, values)
  return changesAddress(values, original) && !values.currentPassword
    ? [...broken, { field: 'currentPassword', message: 'Current password is required' }]
    : broken
}
