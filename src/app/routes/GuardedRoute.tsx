import { useLocation } from 'react-router-dom'
import { RouteGuard, useRouteGuard } from '@/features/guard-route'
import type { RouteGuardInput } from '@machines/route-guard'
import { Boundary } from '@/shared/ui/boundary'
import { PageOutlet } from './PageOutlet'
import { RouteFailed } from './RouteFailed'

const authenticationFailed = (error: unknown) => (
  <RouteFailed title="Authentication Error" error={error}>
    Your account could not be read. Reload the page, or sign in again.
  </RouteFailed>
)

/** GRD-06: the routes inside need what `requires` says; a signed-in user by default. */
export function GuardedRoute(requires: RouteGuardInput) {
  return (
    <Boundary fallback={authenticationFailed} place={useLocation().key}>
      <Guarded {...requires} />
    </Boundary>
  )
}

function Guarded(requires: RouteGuardInput) {
  return (
    <RouteGuard actor={useRouteGuard(requires)}>
      <PageOutlet />
    </RouteGuard>
  )
}
