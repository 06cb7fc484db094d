import { Outlet } from 'react-router-dom'
import { RouteGuard, useRouteGuard } from '@/features/guard-route'
import type { RouteGuardInput } from '@machines/route-guard'

/** GRD-06: the routes inside need what `requires` says; a signed-in user by default. */
export function GuardedRoute(requires: RouteGuardInput) {
  return (
    <RouteGuard actor={useRouteGuard(requires)}>
      <Outlet />
    </RouteGuard>
  )
}
