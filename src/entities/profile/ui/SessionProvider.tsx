import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Profile } from '../model/profile'
import { type Session, type SessionPort, type SessionStatus, sessionProfile } from '../model/session'

const SessionContext = createContext<SessionPort | null>(null)

export function SessionProvider(props: { session: SessionPort; children: ReactNode }) {
  return <SessionContext value={props.session}>{props.children}</SessionContext>
}

/** The session of this tree, to ask something of it. Throws outside `SessionProvider`. */
export function useSessionPort(): SessionPort {
  const port = useContext(SessionContext)
  if (!port) throw new Error('useSessionPort needs a SessionProvider above it')
  return port
}

export function useSession(): Session {
  const { subscribe, getSnapshot } = useSessionPort()
  return useSyncExternalStore(subscribe, getSnapshot)
}

export const useSessionStatus = (): SessionStatus => useSession().status

/** The profile of whoever is signed in, else null. */
export const useSessionProfile = (): Profile | null => sessionProfile(useSession())
