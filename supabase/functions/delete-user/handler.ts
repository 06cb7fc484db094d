/** The caller's role and status. */
export interface Standing {
  role: string
  status: string
}

/** Whether a password is that of an account; `wait`: in how many seconds it may be tried, after too many wrong passwords. */
export type PasswordResult = { right: boolean } | { wait: number }

/** Queries that the provider answers. Each may reject; then nothing was removed. */
export interface DeleteUserPorts {
  /** The account of an access token, or null when the token is not valid. */
  callerOf: (accessToken: string) => Promise<string | null>
  standingOf: (userId: string) => Promise<Standing | null>
  /** Compares a password with that of an account, and counts wrong passwords. */
  tryPassword: (userId: string, password: string) => Promise<PasswordResult>
  /** Whether this account is the only active administrator. */
  isLastAdmin: (userId: string) => Promise<boolean>
  /** Removes the account with its sessions and its profile; false when there is none. */
  remove: (userId: string) => Promise<boolean>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Answers `POST { userId, password }` with a bearer token: administrators delete any account, other users only their own.
 * The own account is deleted with its password only, so a stolen token cannot delete it. Every refusal has a `code` for programs and an `error` to show.
 */
export function deleteUserHandler(ports: DeleteUserPorts): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST')
      return refuse(405, 'method_not_allowed', 'Only POST is answered', { allow: 'POST' })
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    try {
      const caller = token ? await ports.callerOf(token) : null
      if (!caller) return refuse(401, 'session_not_found', 'No active session')
      const asked = await readBody(request)
      if (!asked) return refuse(400, 'validation_failed', 'The body must be JSON with a userId')
      const { userId, password } = asked
      const standing = await ports.standingOf(caller)
      // Only administrators learn which accounts exist.
      if (userId !== caller && !(standing?.role === 'admin' && standing.status === 'active'))
        return refuse(403, 'not_admin', 'Only administrators may delete other accounts')
      // Signing up again would be the way around the lock.
      if (standing?.status === 'locked')
        return refuse(403, 'user_banned', 'This account is locked. Ask an administrator to unlock it.')
      if (userId === caller) {
        const refusal = await refusePassword(ports, caller, password)
        if (refusal) return refusal
      }
      if (await ports.isLastAdmin(userId))
        return refuse(
          409,
          'last_admin',
          'This is the last active administrator. Make another account an administrator first.',
        )
      if (!(await ports.remove(userId))) return refuse(404, 'user_not_found', 'User not found')
      return Response.json({ success: true })
    } catch {
      return refuse(502, 'unexpected_failure', 'The account could not be deleted. Please try again.')
    }
  }
}

/** `wait` is in seconds. */
export function tooManyPasswords(wait: number): Response {
  const seconds = String(Math.max(1, Math.ceil(wait)))
  const text = 'Too many wrong passwords. Please wait before trying again.'
  return refuse(429, 'over_request_rate_limit', text, { 'retry-after': seconds })
}

const refuse = (status: number, code: string, error: string, headers: Record<string, string> = {}) =>
  Response.json({ code, error }, { status, headers })

async function refusePassword(
  { tryPassword }: DeleteUserPorts,
  caller: string,
  password: string,
): Promise<Response | null> {
  if (!password) return refuse(400, 'current_password_required', 'Current password is required')
  const result = await tryPassword(caller, password)
  if ('wait' in result) return tooManyPasswords(result.wait)
  return result.right ? null : refuse(403, 'current_password_mismatch', 'Current password is not correct')
}

async function readBody(request: Request): Promise<{ userId: string; password: string } | null> {
  const body = (await request.json().catch(() => null)) as { userId?: unknown; password?: unknown } | null
  const { userId, password } = body ?? {}
  return typeof userId === 'string' && UUID.test(userId)
    ? { userId: userId.toLowerCase(), password: typeof password === 'string' ? password : '' }
    : null
}
