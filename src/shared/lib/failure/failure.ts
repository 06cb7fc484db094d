import { reportError } from '../report-error'
import { NETWORK_TEXT, type ErrorLike, ruleOf } from './rules'

/** The kinds of failure that the interface treats differently. */
export type FailureKind =
  | 'network'
  | 'notConfigured'
  | 'emailNotConfirmed'
  | 'invalidCredentials'
  | 'userExists'
  | 'usernameTaken'
  | 'userNotFound'
  | 'rateLimited'
  | 'timeout'
  | 'storage'
  | 'other'

/** An error whose message may be shown to people as it is. Effects reject with this and nothing else. */
export class Failure extends Error {
  readonly kind: FailureKind

  constructor(message: string, kind: FailureKind = 'other', options?: ErrorOptions) {
    super(message, options)
    this.name = 'Failure'
    this.kind = kind
  }
}

/** The code that the service gave as the reason of a failure, such as `PT404`; null without one. */
export function causeCode(error: unknown): unknown {
  const cause = error instanceof Failure ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null
}

/** Thrown by the API client when the backend's address or key is missing. */
export class NotConfiguredError extends Error {
  constructor(message = 'The authentication service is not configured') {
    super(message)
    this.name = 'NotConfiguredError'
  }
}

/** The failure of a request that has no connection, or no answer in time. */
export const connectionFailure = (options?: ErrorOptions) => new Failure(NETWORK_TEXT, 'network', options)

/**
 * Turns anything that was thrown into a `Failure` with the text that the spec gives for it. An error whose own words are
 * for developers gets a general text, and is reported.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const like: ErrorLike =
    typeof error === 'object' && error !== null ? error : { message: String(error ?? '') }
  const text = typeof like.message === 'string' ? like.message.trim() : ''
  // The words of an error of our own code may contain those of a rule: "x.network is not a function".
  const rule = isConnectionError(error) ? NO_CONNECTION : isOurs(error) ? undefined : ruleOf(text, like)
  if (rule) return new Failure(rule.message ?? text, rule.kind, { cause: error })
  if (!error || (text === '' && !like.code && !isShapeless(like.message)))
    return hiding(error, 'An unknown error occurred.')
  const unreadable = isOurs(error) || NAMELESS.has(like.name ?? '') || isUnreadable(text)
  if (like.status === 429) {
    const message = unreadable ? 'Too many attempts. Please wait a moment.' : text
    return new Failure(message, 'rateLimited', { cause: error })
  }
  return unreadable
    ? hiding(error, 'An error occurred. Please try again.')
    : new Failure(text, 'other', { cause: error })
}

/** An answer of one of our functions that says no: it is logged where it was given. */
const REFUSED = new Set(['FunctionsHttpError', 'FunctionsRelayError'])

/** A failure with a general message. Reports its cause, which users could not describe. */
function hiding(error: unknown, message: string): Failure {
  const failure = new Failure(message, 'other', { cause: error })
  if (!REFUSED.has((error as ErrorLike | null)?.name ?? ''))
    reportError(typeof error === 'object' && error !== null ? error : failure)
  return failure
}

/** A message that is no text: the service answered in another shape. */
const isShapeless = (message: unknown): boolean => message != null && typeof message !== 'string'

/** The classes of errors that JavaScript itself throws: their words are for developers. */
const isOurs = (error: unknown): boolean =>
  [TypeError, SyntaxError, RangeError, ReferenceError, EvalError, URIError].some(
    (kind) => error instanceof kind,
  )

/**
 * Messages of browsers and Node when a request or the script of a page failed to arrive; the error is a plain
 * `TypeError`.
 */
const CONNECTION =
  /^(?:failed to fetch\b(?! users)|fetch failed|load failed|network ?error|network request failed|the network connection was lost|the internet connection appears|importing a module script failed|error loading dynamically imported module|unable to preload css)/i

const NO_CONNECTION = { kind: 'network', message: NETWORK_TEXT } as const

const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && CONNECTION.test(error.message.trim())

/** An error in our own code, in contrast to an error of the network, the browser or a service. */
export const isProgramError = (error: unknown): boolean => isOurs(error) && !isConnectionError(error)

/** Names of `DOMException`s by which a browser refuses or gives up something; the others are mistakes of ours. */
const REFUSALS = new Set([
  'AbortError',
  'TimeoutError',
  'NetworkError',
  'NotAllowedError',
  'SecurityError',
  'QuotaExceededError',
])

/** A `DOMException`. Machines, which know of no browser, use this file too. */
export const isBrowserError = (error: unknown): error is Error =>
  Object.prototype.toString.call(error) === '[object DOMException]'

/** Whether an unhandled error is unknown to the app. */
export function isUnexpected(error: unknown): boolean {
  if (error instanceof Failure || error instanceof NotConfiguredError) return false
  if (isBrowserError(error)) return !REFUSALS.has(error.name)
  return !isConnectionError(error)
}

/** Errors of the client library that say nothing about what the service answered. */
const NAMELESS = new Set([
  'AuthUnknownError',
  'AuthInvalidTokenResponseError',
  'FunctionsHttpError',
  'FunctionsRelayError',
])

/** A message without words, with markup or with serialised data does not help the user. */
function isUnreadable(text: string): boolean {
  return (
    !/\p{L}/u.test(text) ||
    /^(?:null|undefined)$/.test(text) ||
    /^[<{["]/.test(text) ||
    /unexpected token|unexpected end of|is not valid json/i.test(text)
  )
}

/** The message to show for anything that was thrown. */
export const failureMessage = (error: unknown): string => toFailure(error).message
