import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { RouteGuard, useRouteGuard } from '@/features/guard-route'
import type { RouteGuardInput } from '@machines/route-guard'
import { Boundary } from '@/shared/ui/boundary'
import { PageOutlet } from './PageOutlet'
import { pageFailed } from './RouteFailed'

export interface GuardedProps extends RouteGuardInput {
  skeleton: ReactNode
}

/** The page of the route, once the guard admits the user. */
export function Guarded({ skeleton, ...requires }: GuardedProps) {
  return (
    <RouteGuard actor={useRouteGuard(requires)} skeleton={skeleton}>
      <Boundary fallback={pageFailed} place={useLocation().key}>
        <PageOutlet skeleton={skeleton} />
      </Boundary>
    </RouteGuard>
  )
}
