/** Where the auth client keeps its session in this browser. */
export const SESSION_KEY = 'orrery-auth'

const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`

/** The session as the auth client stored it; null when there is none, or storage is forbidden or holds something else. */
export function readStoredSession(): { accessToken: string; user: unknown } | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(SESSION_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('access_token' in stored)) return null
    const user = 'user' in stored ? stored.user : null
    return typeof stored.access_token === 'string' ? { accessToken: stored.access_token, user } : null
  } catch {
    return null
  }
}

/** Whether this browser holds a session, or the address a link to one: only then is the client needed at start. */
export function mayHaveSession(): boolean {
  const { searchParams, hash } = new URL(window.location.href)
  if (searchParams.has('code') || hash.includes('access_token=')) return true
  try {
    return window.localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** Removes the session from this browser; the other tabs hear of it by the storage. */
export function forgetStoredSession(): void {
  try {
    window.localStorage.removeItem(SESSION_KEY)
    window.localStorage.removeItem(VERIFIER_KEY)
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

/** Throws when nobody waits any more for the sign-in that gave this token; it is ended here, unless another came after it. */
export function refuseLate(accessToken: string | undefined, signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return
  if (accessToken && readStoredSession()?.accessToken === accessToken) endSession()
  throw signal.reason
}

const listeners = new Set<() => void>()

/** Ends the session in this browser, because the service says that it has ended: it is forgotten, and this tab told. */
export function endSession(): void {
  forgetStoredSession()
  for (const listener of listeners) listener()
}

/** Calls back when `endSession` was called in this tab. Returns the end. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
