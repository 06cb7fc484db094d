import type { FailureKind } from './failure'

export interface ErrorLike {
  name?: string
  message?: string
  code?: string
  status?: number
}

/** A password of the lists that attackers try first. The server's text and that of hosted Supabase both say "easy to guess". */
const COMMON_PASSWORD_TEXT =
  'This password is easy to guess. Choose another password, such as several words that do not belong together.'

interface Rule {
  kind: FailureKind
  /** The text to show; the error's own text when absent. */
  message?: string
  /** Classes of errors. */
  names?: readonly string[]
  /** Codes of the services. A rule with codes reads the text only of an error without a code. */
  codes?: readonly string[]
  text?: RegExp
}

export const NETWORK_TEXT = 'Network connection error. Please check your internet connection and try again.'

/**
 * ERR-01. Codes decide (supabase-js passes the service's code on as `error.code`). Texts count where there is no code, as
 * in older services and in browsers' network errors, and where one code (`validation_failed`, `weak_password`) covers
 * several documented texts.
 */
const RULES: readonly Rule[] = [
  {
    kind: 'notConfigured',
    message: 'Authentication service is temporarily unavailable.',
    names: ['NotConfiguredError'],
    codes: [],
    text: /\bnot configured\b/i,
  },
  {
    kind: 'network',
    message: NETWORK_TEXT,
    names: ['AuthRetryableFetchError', 'FunctionsFetchError', 'AbortError'],
    text: /\bfailed to fetch\b(?! users)|\bfetch (?:failed|error)|\bnetwork|load failed/i,
  },
  { kind: 'network', message: NETWORK_TEXT, codes: ['request_timeout'] },
  {
    kind: 'invalidCredentials',
    message: 'Invalid email or password. Please check your credentials and try again.',
    codes: ['invalid_credentials'],
    text: /invalid login credentials/i,
  },
  {
    kind: 'emailNotConfirmed',
    message: 'Please check your email and click the verification link before signing in.',
    codes: ['email_not_confirmed'],
    text: /email not confirmed/i,
  },
  // SIN-06: the documents also offer a new link for any other text about confirming.
  { kind: 'emailNotConfirmed', codes: [], text: /confirm/i },
  {
    kind: 'userExists',
    message: 'An account with this email already exists. Please sign in instead.',
    codes: ['user_already_exists'],
    text: /already registered/i,
  },
  {
    kind: 'other',
    message: 'Password must be at least 6 characters long.',
    text: /password should be at least 6 characters/i,
  },
  { kind: 'other', message: COMMON_PASSWORD_TEXT, text: /\beasy to guess\b/i },
  { kind: 'other', message: 'Please enter a valid password.', text: /signup requires a valid password/i },
  { kind: 'other', message: 'Please enter a valid email address.', codes: ['email_address_invalid'] },
  {
    kind: 'other',
    message: 'Please enter a valid email address.',
    text: /invalid email|invalid format|email address .* is invalid|unable to validate email/i,
  },
  {
    kind: 'usernameTaken',
    message: 'This username is already taken. Please choose a different one.',
    codes: ['username_taken'],
    text: /username is already taken/i,
  },
  { kind: 'userNotFound', codes: ['user_not_found'] },
  {
    kind: 'other',
    message: 'Not authenticated',
    names: ['AuthSessionMissingError'],
    text: /auth session missing/i,
  },
]

/** The first rule for an error with this text. */
export const ruleOf = (text: string, { name = '', code }: ErrorLike): Rule | undefined =>
  RULES.find(
    (rule) =>
      rule.names?.includes(name) ||
      (code && rule.codes?.includes(code)) ||
      (rule.text?.test(text) && !(code && rule.codes)),
  )
