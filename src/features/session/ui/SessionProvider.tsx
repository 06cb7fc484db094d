import { createContext, type ReactNode, useContext } from 'react'
import type { Profile } from '@/entities/profile/model'
import { useSelector } from '@/shared/lib/machine'
import { type SessionStatus, sessionProfile, sessionStatus } from '@machines/session'
import type { SessionActor } from '../model/session-actor'

const SessionContext = createContext<SessionActor | null>(null)

export function SessionProvider(props: { actor: SessionActor; children: ReactNode }) {
  return <SessionContext value={props.actor}>{props.children}</SessionContext>
}

/** The session actor of this tree. Throws outside `SessionProvider`. */
export function useSessionActor(): SessionActor {
  const actor = useContext(SessionContext)
  if (!actor) throw new Error('useSessionActor needs a SessionProvider above it')
  return actor
}

export const useSessionStatus = (): SessionStatus => useSelector(useSessionActor(), sessionStatus)

/** The profile of whoever is signed in, else null. */
export const useSessionProfile = (): Profile | null => useSelector(useSessionActor(), sessionProfile)
