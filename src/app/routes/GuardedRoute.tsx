import { Suspense } from 'react'
import { type RouteObject, useLocation } from 'react-router-dom'
import type { RouteGuardInput } from '@machines/route-guard'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Boundary } from '@/shared/ui/boundary'
import { PageSkeleton } from './PageSkeleton'
import { pageOf } from './page-of'
import { authenticationFailed } from './RouteFailed'

/** Public pages load no guard. */
export const Guarded = lazyPart(async () => (await import('./Guarded')).Guarded)

export interface GuardedRouteProps extends RouteGuardInput {
  /** The routes inside. */
  pages: RouteObject[]
}

/** GRD-06: the routes inside need what the rest says; a signed-in user by default. */
export function GuardedRoute({ pages, ...requires }: GuardedRouteProps) {
  const location = useLocation()
  const Skeleton = pageOf(pages, location)?.handle.Skeleton ?? PageSkeleton
  return (
    <Boundary fallback={authenticationFailed} place={location.key}>
      <Suspense fallback={<PageSkeleton />}>
        <Guarded.Part {...requires} skeleton={<Skeleton />} />
      </Suspense>
    </Boundary>
  )
}
