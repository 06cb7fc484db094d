/** Where the auth client keeps its session in this browser. The build writes it into index.html and the early scripts. */
export const SESSION_KEY = 'orrery-auth'

const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`

/** Values that the browser refused to store, by key; they last until the tab closes. */
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
  /** When the access token runs out, in ms since 1970. */
  expiresAt: number
  /** The auth service's user: an `id`, and `user_metadata`. */
  user: { id: string; user_metadata: object }
}

/** Letters of the stored text; the session of a user with all the metadata that the server allows has fewer. */
const LONGEST = 200_000

/** Three parts of Base64url: anything else the server takes for a visitor, and the session would never end. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The session as the auth client stored it. Null when there is none, storage is forbidden, or any part of it is malformed. */
export function readStoredSession(): StoredSession | null {
  const text = sessionKeeper.getItem(SESSION_KEY) ?? ''
  if (text === '' || text.length > LONGEST) return null
  try {
    const { access_token, refresh_token, expires_at, user } = JSON.parse(text)
    const seconds = Number(typeof expires_at === 'object' ? Number.NaN : expires_at)
    const known =
      typeof access_token === 'string' &&
      TOKEN.test(access_token) &&
      typeof refresh_token === 'string' &&
      Number.isFinite(seconds) &&
      isUser(user)
    return known ? { accessToken: access_token, expiresAt: seconds * 1000, user } : null
  } catch {
    return null
  }
}

const isUser = (user: Record<string, unknown> | undefined): boolean =>
  typeof user?.id === 'string' &&
  user.id !== '' &&
  typeof user.user_metadata === 'object' &&
  user.user_metadata !== null &&
  ['string', 'undefined'].includes(typeof user.email)

/** Removes what is stored in the session's place and is none: the auth client would read it in its own way. */
export function dropMalformedSession(): void {
  if (sessionKeeper.getItem(SESSION_KEY) !== null && readStoredSession() === null) forgetStoredSession()
}

/** The auth client renews a session this long before it expires, in ms. */
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

/** Removes the session from this browser; other tabs receive the storage event. */
export function forgetStoredSession(): void {
  sessionKeeper.removeItem(SESSION_KEY)
  sessionKeeper.removeItem(VERIFIER_KEY)
}

/**
 * Throws when the sign-in that returned this token was aborted; ends its session, unless another session has
 * replaced it.
 */
export function refuseLate(accessToken: string | undefined, signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return
  if (accessToken && readStoredSession()?.accessToken === accessToken) endSession()
  throw signal.reason
}

const listeners = new Set<() => void>()

/**
 * Ends the session in this browser after the service reported that it has ended: removes it and notifies this
 * tab.
 */
export function endSession(): void {
  forgetStoredSession()
  for (const listener of listeners) listener()
}

/** Calls back when `endSession` was called in this tab. Returns the end. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
