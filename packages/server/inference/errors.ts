import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Why a request got no prediction, as the monitoring counts it. */
export type FailureKind = 'bad_input' | 'refused' | 'timed_out' | 'failed'

const STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  model_offline: 409,
  too_large: 413,
  unusable_model: 422,
  rate_limit_exceeded: 429,
  model_failed: 500,
  overloaded: 503,
  model_timeout: 504,
} as const satisfies Record<string, ContentfulStatusCode>

export type InferenceErrorCode = keyof typeof STATUS

const KINDS: Partial<Record<InferenceErrorCode, FailureKind>> = {
  rate_limit_exceeded: 'refused',
  overloaded: 'refused',
  model_offline: 'refused',
  model_timeout: 'timed_out',
  model_failed: 'failed',
}

/** A refusal that each protocol writes in its own words. */
export class InferenceError extends Error {
  readonly code: InferenceErrorCode
  readonly status: ContentfulStatusCode
  readonly kind: FailureKind
  /** The fault of each part of the request. */
  readonly details: Record<string, string>
  /** After how many seconds the request may be sent again. */
  readonly retryAfter?: number

  constructor(
    code: InferenceErrorCode,
    message: string,
    { details = {}, retryAfter }: { details?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'InferenceError'
    this.code = code
    this.status = STATUS[code]
    this.kind = KINDS[code] ?? 'bad_input'
    this.details = details
    this.retryAfter = retryAfter
  }
}

export const invalid = (message: string, details?: Record<string, string>): InferenceError =>
  new InferenceError('invalid_request', message, { details })

const BY_CODE: Record<string, InferenceErrorCode> = {
  PT401: 'unauthorized',
  PT403: 'forbidden',
  PT404: 'not_found',
  '42501': 'forbidden',
  '22023': 'invalid_request',
}

/** The refusal that an error of the database means, or null when it is a failure of the server. */
export function refusalOf(error: unknown): InferenceError | null {
  if (error instanceof InferenceError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const known = BY_CODE[code]
  if (known)
    return new InferenceError(known, message.startsWith('permission denied') ? 'Not permitted' : message)
  return /^(22|23)/.test(code) ? invalid('A value is out of its range or of another type') : null
}
