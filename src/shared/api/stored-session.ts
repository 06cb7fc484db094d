/** Where the auth client keeps its session in this browser. The build writes it into index.html and the early scripts. */
export const SESSION_KEY = 'orrery-auth'

const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`

/** What the browser refused to keep, by key; it lasts until the tab closes. */
const unsaved = new Map<string, string>()

/**
 * Where the auth client keeps its session. Left to itself it tries whether the browser keeps anything, and forgets who is
 * signed in when storage is full.
 */
export const sessionKeeper = {
  getItem(key: string): string | null {
    try {
      return unsaved.get(key) ?? window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value)
      unsaved.delete(key)
    } catch {
      unsaved.set(key, value)
    }
  },
  removeItem(key: string): void {
    unsaved.delete(key)
    try {
      window.localStorage.removeItem(key)
    } catch {
      // A browser that forbids storage has kept nothing.
    }
  },
}

/** False where the browser refused to keep the session: it ends with this page. */
export const keepsSession = (): boolean => !unsaved.has(SESSION_KEY)

export interface StoredSession {
  accessToken: string
  /** When the access token runs out, in ms; a session that says nothing of it counts as one of long ago. */
  expiresAt: number
  user: unknown
}

/** The session as the auth client stored it; null when there is none, or storage is forbidden or holds something else. */
export function readStoredSession(): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(sessionKeeper.getItem(SESSION_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('access_token' in stored)) return null
    const user = 'user' in stored ? stored.user : null
    const seconds = 'expires_at' in stored ? Number(stored.expires_at) || 0 : 0
    return typeof stored.access_token === 'string'
      ? { accessToken: stored.access_token, expiresAt: seconds * 1000, user }
      : null
  } catch {
    return null
  }
}

/** ms. What the auth client leaves of a session before it renews it. */
export const RENEWED_BEFORE = 90_000

/** How long the stored session can be used as it is, in ms: zero where the client has to renew it, or to say what it is. */
export function storedSessionLasts(): number {
  const expiresAt = readStoredSession()?.expiresAt ?? 0
  return isLinkToSession() ? 0 : Math.max(0, expiresAt - RENEWED_BEFORE - Date.now())
}

/** Whether the address holds a session that is not stored yet. */
function isLinkToSession(): boolean {
  const { searchParams, hash } = new URL(window.location.href)
  return searchParams.has('code') || hash.includes('access_token=')
}

/** Whether this browser holds a session, or the address a link to one. */
export const mayHaveSession = (): boolean => isLinkToSession() || readStoredSession() !== null

/** Removes the session from this browser; the other tabs hear of it by the storage. */
export function forgetStoredSession(): void {
  sessionKeeper.removeItem(SESSION_KEY)
  sessionKeeper.removeItem(VERIFIER_KEY)
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
