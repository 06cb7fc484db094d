import { RouteGuard, useRouteGuard } from '@/features/guard-route'
import type { RouteGuardInput } from '@machines/route-guard'
import { PageOutlet } from './PageOutlet'

/** The page of the route, once the guard lets somebody in. */
export function Guarded(requires: RouteGuardInput) {
  return (
    <RouteGuard actor={useRouteGuard(requires)}>
      <PageOutlet />
    </RouteGuard>
  )
}
