import type { AuthUser, Profile } from './profile'

/**
 * The session as far as this browser knows. `signedIn` means that the profile has loaded; until then the
 * answer is pending (`loading`), or the service did not answer in time (`unknown`): not signed out, and
 * public pages show what visitors see. `user` is the user of the stored session.
 */
export type Session =
  | { status: 'loading' | 'unknown'; user: AuthUser | null }
  /** `ended`: the service or another tab ended the session that this page had. */
  | { status: 'signedOut'; ended?: boolean }
  /** `fallback`: the profile was made from the sign-in, because the service did not give it. */
  | { status: 'signedIn'; profile: Profile; fallback: boolean }

export type SessionStatus = Session['status']

/** Requests of pages to the session. */
export type SessionRequest =
  | { type: 'signOut' }
  | { type: 'profile.refresh' }
  /** The profile row was changed by this tab and came back from the database. */
  | { type: 'profile.changed'; profile: Profile }
  /** GRD-02: the designated admin goes on with what the stored session says. */
  | { type: 'continueAsAdmin' }

/** Added to the message after signing out without a connection. */
const SERVICE_UNTOLD =
  'The server could not be reached. To end this session there too, sign in later and choose End all other sessions in Settings.'

/** The session of this browser. */
export interface SessionPort {
  /** The same object for as long as nothing changes. */
  getSnapshot: () => Session
  /** Calls back after every change. Returns the end. */
  subscribe: (listener: (session: Session) => void) => () => void
  /** Whether it knows of no connection. */
  isOffline: () => boolean
  send: (request: SessionRequest) => void
}

/**
 * The message after signing out now, following the message `done` of another action; null when there is none.
 */
export function signOutMessage(session: SessionPort, done?: string): string | null {
  if (!session.isOffline()) return done ?? null
  return `${done ?? 'You are signed out in this browser.'} ${SERVICE_UNTOLD}`
}

/** The account's profile while signed in, else null. */
export const sessionProfile = (session: Session): Profile | null =>
  session.status === 'signedIn' ? session.profile : null

/** Whether the bars offer to sign in: no user is signed in, as far as is known. */
export const offersSignIn = (status: SessionStatus): boolean => status === 'signedOut' || status === 'unknown'

/**
 * The audience of a part of the page; `either` as long as only the document knows (`data-member` of
 * `<html>`).
 */
export type Audience = 'visitor' | 'member' | 'either'

/** The session event for machines: sent at once, and after every change. */
export interface SessionChanged {
  type: 'session.changed'
  session: Session
}

/** Reports the session at once and after every change. Returns the unsubscribe function. */
export function watchSession({ getSnapshot, subscribe }: SessionPort, send: (event: SessionChanged) => void) {
  const changed = (session: Session) => send({ type: 'session.changed', session })
  changed(getSnapshot())
  return subscribe(changed)
}

/** A session that stays as it is, for stories and tests. */
export const fixedSession = (session: Session): SessionPort => ({
  getSnapshot: () => session,
  subscribe: () => () => undefined,
  isOffline: () => false,
  send: () => undefined,
})
