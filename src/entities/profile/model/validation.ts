import { boolean, check, forward, nonEmpty, object, pipe, regex, string } from 'valibot'
import { isEmail, requiredText, validEmail } from '@/shared/lib/form'

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

const username = pipe(
  string(),
  regex(USERNAME, 'Username must be 3-20 characters long and contain only letters, numbers, and underscores'),
)

/** A password that is chosen, and typed twice. */
export const newPasswordEntries = {
  password: pipe(string(), check(meetsPasswordRules, 'Please meet all password requirements')),
  confirmPassword: string(),
}

interface NewPassword {
  password: string
  confirmPassword: string
}

export const samePassword = ({ password, confirmPassword }: NewPassword): boolean =>
  password === confirmPassword

export const DIFFERENT_PASSWORDS = 'Passwords do not match'

export const newPasswordSchema = pipe(
  object(newPasswordEntries),
  forward(
    check((values) => samePassword(values), DIFFERENT_PASSWORDS),
    ['confirmPassword'],
  ),
)

export interface SignInValues {
  email: string
  password: string
}

/** SIN-02, in the documented order: the address is judged after both fields are there. */
export const signInSchema = pipe(
  object({
    email: requiredText('Email is required'),
    password: pipe(string(), nonEmpty('Password is required')),
  }),
  forward(
    check(({ email }) => isEmail(email), 'Please enter a valid email address'),
    ['email'],
  ),
)

export interface SignUpValues {
  name: string
  username: string
  email: string
  password: string
  confirmPassword: string
  acceptTerms: boolean
}

/** SUP-02, in the documented order. */
export const signUpSchema = pipe(
  object({
    name: requiredText('Name is required'),
    username,
    email: validEmail,
    ...newPasswordEntries,
    acceptTerms: boolean(),
  }),
  forward(
    check((values) => samePassword(values), DIFFERENT_PASSWORDS),
    ['confirmPassword'],
  ),
  forward(
    check(({ acceptTerms }) => acceptTerms, 'Please accept the terms of service'),
    ['acceptTerms'],
  ),
)

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
export const profileFormSchema = (original: ProfileValues) =>
  pipe(
    object({ username, email: validEmail, currentPassword: string() }),
    forward(
      check(
        (values) => !changesAddress(values, original) || values.currentPassword !== '',
        'Current password is required',
      ),
      ['currentPassword'],
    ),
  )
