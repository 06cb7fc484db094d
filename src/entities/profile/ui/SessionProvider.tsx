import { createContext, type ReactNode, useContext } from 'react'
import { useBrowserSnapshot } from '@/shared/lib/hydration'
import type { Profile } from '../model/profile'
import {
  type Audience,
  offersSignIn,
  type Session,
  type SessionPort,
  type SessionStatus,
  sessionProfile,
} from '../model/session'

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
  return useBrowserSnapshot(subscribe, getSnapshot, () => OPEN)
}

/** The session in prerendered pages: their readers are unknown. */
const OPEN: Session = { status: 'loading', user: null }

/**
 * The audience of the bars: a visitor is offered to sign in, a member has an account here, or may have.
 * `either` while a prerendered page hydrates: it contains both parts, and the document shows one of them
 * (`Only`).
 */
export function useAudience(): Audience {
  const { subscribe, getSnapshot } = useSessionPort()
  return useBrowserSnapshot<Audience>(
    subscribe,
    () => (offersSignIn(getSnapshot().status) ? 'visitor' : 'member'),
    () => 'either',
  )
}

export const useSessionStatus = (): SessionStatus => useSession().status

/** The profile of the signed-in user, else null. */
export const useSessionProfile = (): Profile | null => sessionProfile(useSession())
