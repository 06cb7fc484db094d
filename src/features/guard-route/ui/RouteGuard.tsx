import type { ReactNode } from 'react'
import { useSession } from '@/entities/profile'
import { useSelector } from '@/shared/lib/machine'
import { type RouteGuardActor, useContinueAsAdmin, useSignInPath } from '../model/use-route-guard'
import { AdminRequired } from './AdminRequired'
import { AuthenticationRequired } from './AuthenticationRequired'
import { AuthenticationTimeout } from './AuthenticationTimeout'
import { Verifying } from './Verifying'

export interface RouteGuardProps {
  actor: RouteGuardActor
  children: ReactNode
}

/** GRD-06: shows the page when the session allows it, else the screen that says what is missing. */
export function RouteGuard({ actor, children }: RouteGuardProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const requireAuth = useSelector(actor, (snapshot) => snapshot.context.requireAuth)
  const session = useSession()
  const signInPath = useSignInPath()
  const continueAsAdmin = useContinueAsAdmin()
  switch (state) {
    case 'verifying':
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
