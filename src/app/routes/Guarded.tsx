import type { ReactNode } from 'react'
import { RouteGuard, useRouteGuard } from '@/features/guard-route'
import type { RouteGuardInput } from '@machines/route-guard'
import { PageOutlet } from './PageOutlet'

export interface GuardedProps extends RouteGuardInput {
  room: ReactNode
}

/** The page of the route, once the guard lets somebody in. */
export function Guarded({ room, ...requires }: GuardedProps) {
  return (
    <RouteGuard actor={useRouteGuard(requires)} room={room}>
      <PageOutlet room={room} />
    </RouteGuard>
  )
}
