import type { Session, SessionPort } from '../model'

/** Resolves once the session says that this account is signed in. Rejects with the reason of `signal`. */
export const whenSignedIn = (
  port: Pick<SessionPort, 'getSnapshot' | 'subscribe'>,
  userId: string,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    if (nameOf(port.getSnapshot()) === userId) return resolve()
    const end = port.subscribe((session) => {
      if (nameOf(session) !== userId) return
      end()
      resolve()
    })
    signal.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
  })

/** The user id of a session, whether or not the profile has loaded. */
function nameOf(session: Session): string | null {
  if (session.status === 'signedIn') return session.profile.id
  return session.status === 'loading' ? (session.user?.id ?? null) : null
}
