import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The names of errors that the clients know, with their status. A 5xx is sent again by the clients for four minutes. */
const STATUS = {
  BAD_REQUEST: 400,
  INVALID_PARAMETER_VALUE: 400,
  // The protocol says 500 for this; it would be sent again in vain.
  INVALID_STATE: 400,
  RESOURCE_ALREADY_EXISTS: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  RESOURCE_DOES_NOT_EXIST: 404,
  ENDPOINT_NOT_FOUND: 404,
  NOT_IMPLEMENTED: 501,
  INTERNAL_ERROR: 500,
} as const satisfies Record<string, ContentfulStatusCode>

export type ErrorName = keyof typeof STATUS

/** A refusal in the words of the protocol. */
export class TrackingError extends Error {
  readonly error: ErrorName
  readonly status: ContentfulStatusCode

  constructor(error: ErrorName, message: string) {
    super(message)
    this.error = error
    this.status = STATUS[error]
  }
}

export const invalid = (message: string): TrackingError =>
  new TrackingError('INVALID_PARAMETER_VALUE', message)

const BY_CODE: Record<string, ErrorName> = {
  PT401: 'UNAUTHENTICATED',
  PT403: 'PERMISSION_DENIED',
  PT404: 'RESOURCE_DOES_NOT_EXIST',
  '42501': 'PERMISSION_DENIED',
  '23505': 'RESOURCE_ALREADY_EXISTS',
  '55000': 'INVALID_STATE',
}

/** Messages that the migrations wrote themselves; others name internals. */
const OWN = new Set(['PT401', 'PT403', 'PT404', '42501', '23505', '55000', '22023'])

/** The refusal that an error of the database means, or null when it is a failure of the server. */
export function refusalOf(error: unknown): TrackingError | null {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const name = BY_CODE[code] ?? (/^(22|23)/.test(code) ? 'INVALID_PARAMETER_VALUE' : null)
  if (!name) return null
  const own = OWN.has(code) && !message.startsWith('permission denied')
  return new TrackingError(name, own ? message : 'A value is out of its range or of another type')
}
