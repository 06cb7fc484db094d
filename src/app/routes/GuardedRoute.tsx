import { Outlet } from 'react-router-dom'
import { useSessionPort } from '@/entities/profile'
import { watchSession } from '@/entities/profile/model'
import { RouteGuard, useRouteGuard } from '@/features/guard-route'
import type { RouteGuardInput } from '@machines/route-guard'

/** GRD-06: the routes inside need what `requires` says; a signed-in user by default. */
export function GuardedRoute(requires: RouteGuardInput) {
  const session = useSessionPort()
  const actor = useRouteGuard(requires, {
    watch: (listener) => watchSession(session, listener),
    continueAsAdmin: () => session.send({ type: 'continueAsAdmin' }),
  })
  return (
    <RouteGuard actor={actor}>
      <Outlet />
    </RouteGuard>
  )
}
