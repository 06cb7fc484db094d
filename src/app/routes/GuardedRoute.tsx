import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { RouteGuardInput } from '@machines/route-guard'
import { Boundary } from '@/shared/ui/boundary'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Screen } from '@/shared/ui/screen'
import { RouteFailed } from './RouteFailed'

// Public pages load no guard.
const { Part: Guarded } = lazyPart(async () => (await import('./Guarded')).Guarded)

const authenticationFailed = (error: unknown) => (
  <RouteFailed title="Authentication Error" error={error}>
    Your account could not be read. Reload the page, or sign in again.
  </RouteFailed>
)

/** GRD-06: the routes inside need what `requires` says; a signed-in user by default. */
export function GuardedRoute(requires: RouteGuardInput) {
  return (
    <Boundary fallback={authenticationFailed} place={useLocation().key}>
      <Suspense fallback={<Screen title="Loading" busy />}>
        <Guarded {...requires} />
      </Suspense>
    </Boundary>
  )
}
