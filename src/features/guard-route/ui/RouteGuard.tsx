import { type ReactNode, useDeferredValue } from 'react'
import { Only, useSession } from '@/entities/profile'
import { useSelector } from '@/shared/lib/machine'
import { type RouteGuardActor, useContinueAsAdmin, useSignInPath } from '../model/use-route-guard'
import { AdminRequired } from './AdminRequired'
import { AuthenticationRequired } from './AuthenticationRequired'
import { AuthenticationTimeout } from './AuthenticationTimeout'
import { Verifying } from './Verifying'

export interface RouteGuardProps {
  actor: RouteGuardActor
  /** Stands there for as long as nothing is said of the check; shows nothing of an account. */
  room: ReactNode
  children: ReactNode
}

/** GRD-06: shows the page when the session allows it, else the screen that says what is missing. */
export function RouteGuard({ actor, room, children }: RouteGuardProps) {
  const decided = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : value.verifying))
  // A page is drawn in pieces, between which the browser may do other things. What keeps somebody out stands there at once.
  const drawn = useDeferredValue(decided)
  const face = decided === 'allowed' ? drawn : decided
  const requireAuth = useSelector(actor, (snapshot) => snapshot.context.requireAuth)
  const session = useSession()
  const signInPath = useSignInPath()
  const continueAsAdmin = useContinueAsAdmin()
  switch (face) {
    case 'quiet':
      return <Only who="member">{room}</Only>
    case 'told':
      return <Verifying />
    case 'timedOut':
      return <AuthenticationTimeout signInPath={signInPath} onContinueAsAdmin={continueAsAdmin} />
    case 'authenticationRequired':
      return <AuthenticationRequired signInPath={signInPath} />
    case 'adminRequired':
      return session.status === 'signedIn' ? (
        <AdminRequired email={session.profile.email} accountRole={session.profile.role} />
      ) : (
        <Verifying />
      )
    case 'allowed':
      // Somebody else has signed in, and their profile is on its way: no page has anything to show yet.
      return requireAuth && session.status === 'loading' && session.user ? <Verifying /> : children
  }
}
