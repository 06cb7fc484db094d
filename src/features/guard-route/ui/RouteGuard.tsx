import { type ReactNode, useDeferredValue } from 'react'
import { ForAudience, useSession } from '@/entities/profile'
import { useSelector } from '@/shared/lib/machine'
import { PageTitle } from '@/shared/ui/screen'
import { type RouteGuardActor, useContinueAsAdmin, useSignInPath } from '../model/use-route-guard'
import { AdminRequired } from './AdminRequired'
import { AuthenticationRequired } from './AuthenticationRequired'
import { AuthenticationTimeout } from './AuthenticationTimeout'
import { Verifying } from './Verifying'

export interface RouteGuardProps {
  actor: RouteGuardActor
  /** A placeholder until the guard reports its check; it contains no data of an account. */
  skeleton: ReactNode
  children: ReactNode
}

/** GRD-06: shows the page when the session allows it, else the screen that says what is missing. */
export function RouteGuard({ actor, skeleton, children }: RouteGuardProps) {
  const decided = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : value.verifying))
  // An allowed page is rendered with low priority, which may be interrupted. A screen that denies access is rendered at
  // once.
  const drawn = useDeferredValue(decided)
  const face = decided === 'allowed' ? drawn : decided
  const requireAuth = useSelector(actor, (snapshot) => snapshot.context.requireAuth)
  const session = useSession()
  const signInPath = useSignInPath()
  const continueAsAdmin = useContinueAsAdmin()
  switch (face) {
    case 'quiet':
      return <ForAudience who="member">{skeleton}</ForAudience>
    case 'told':
      return VERIFYING
    case 'timedOut':
      return (
        <Titled title="Authentication Timeout">
          <AuthenticationTimeout signInPath={signInPath} onContinueAsAdmin={continueAsAdmin} />
        </Titled>
      )
    case 'authenticationRequired':
      return (
        <Titled title="Authentication Required">
          <AuthenticationRequired signInPath={signInPath} />
        </Titled>
      )
    case 'adminRequired':
      return session.status === 'signedIn' ? (
        <Titled title="Admin Access Required">
          <AdminRequired email={session.profile.email} accountRole={session.profile.role} />
        </Titled>
      ) : (
        VERIFYING
      )
    case 'allowed':
      // Another user has signed in, and their profile is still loading: no page has data to show yet.
      return requireAuth && session.status === 'loading' && session.user ? VERIFYING : children
  }
}

/** A screen in place of a page: nothing else gives the document a title. */
const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageTitle>{title}</PageTitle>
    {children}
  </>
)

const VERIFYING = (
  <Titled title="Verifying authentication">
    <Verifying />
  </Titled>
)
