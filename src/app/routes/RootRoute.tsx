import { type Location, useLocation, useRoutes } from 'react-router-dom'
import { useSessionStatus } from '@/entities/profile'
import { Boundary } from '@/shared/ui/boundary'
import type { Layout } from '../shell/layout'
import { Shell } from '../shell/Shell'
import { pageOf } from './page'
import { RouteFailed } from './RouteFailed'
import { routes } from './routes'

/** Loads the chunk of the page at a place; nothing once it is there. */
export const loadPage = (place: Partial<Location> | string): Promise<unknown> | undefined =>
  pageOf(routes, place)?.handle.load()

const shellFailed = (error: unknown) => (
  <RouteFailed title="Something went wrong" error={error}>
    This page stopped working. What you kept is safe; reloading usually helps.
  </RouteFailed>
)

/** The page of the address, with what stands around it. */
export function RootRoute() {
  const page = useRoutes(routes)
  return (
    <Boundary fallback={shellFailed} place={useLocation().key}>
      <Shell layout={useLayout()}>{page}</Shell>
    </Boundary>
  )
}

/** Work has the rail as soon as somebody may be signed in; who is not sees the bars of the public site. */
function useLayout(): Layout {
  const status = useSessionStatus()
  const work = pageOf(routes, useLocation())?.handle.layout === 'app'
  return work && (status === 'loading' || status === 'signedIn') ? 'app' : 'public'
}
