/** What the handler knows of the account that asks. */
export interface Standing {
  role: string
  status: string
}

/** What the handler asks the provider for. Each call may reject; then nothing was removed. */
export interface DeleteUserPorts {
  /** The account that an access token belongs to, or null when the token opens nothing. */
  callerOf: (accessToken: string) => Promise<string | null>
  standingOf: (userId: string) => Promise<Standing | null>
  /** Whether nobody but this account is an administrator and active. */
  isLastAdmin: (userId: string) => Promise<boolean>
  /** Removes the account with its sessions and its profile; false when there is none. */
  remove: (userId: string) => Promise<boolean>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Answers `POST { userId }` with a bearer token: administrators delete anybody, everybody deletes the own account.
 * Every refusal has its own status and says why in `error`.
 */
export function deleteUserHandler(ports: DeleteUserPorts): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, 'Only POST is answered', { allow: 'POST' })
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    try {
      const caller = token ? await ports.callerOf(token) : null
      if (!caller) return refuse(401, 'No active session')
      const userId = await readUserId(request)
      if (!userId) return refuse(400, 'The body must be JSON with a userId')
      const standing = await ports.standingOf(caller)
      // Nobody but an administrator learns which accounts exist.
      if (userId !== caller && !(standing?.role === 'admin' && standing.status === 'active'))
        return refuse(403, 'Only administrators may delete other accounts')
      // Signing up again would be the way around the lock.
      if (standing?.status === 'locked')
        return refuse(403, 'This account is locked. Ask an administrator to unlock it.')
      if (await ports.isLastAdmin(userId))
        return refuse(
          409,
          'This is the last active administrator. Make another account an administrator first.',
        )
      if (!(await ports.remove(userId))) return refuse(404, 'User not found')
      return Response.json({ success: true })
    } catch {
      return refuse(502, 'The account could not be deleted. Please try again.')
    }
  }
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers })

async function readUserId(request: Request): Promise<string | null> {
  const body = (await request.json().catch(() => null)) as { userId?: unknown } | null
  const userId = body?.userId
  return typeof userId === 'string' && UUID.test(userId) ? userId.toLowerCase() : null
}
