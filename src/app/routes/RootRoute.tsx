import type { ReactNode } from 'react'
import { type Location, useLocation, useRoutes } from 'react-router-dom'
import { useAudience } from '@/entities/profile'
import { Boundary } from '@/shared/ui/boundary'
import type { Layout } from '../shell/layout'
import { loadFrames } from '../shell/AppFrames'
import { Shell } from '../shell/Shell'
import { pageOf } from './page-of'
import { pageFailed } from './RouteFailed'
import { routes } from './routes'

/** Loads the chunk of the page at a place; nothing once it is there. */
export const loadPage = (place: Partial<Location> | string): Promise<unknown> | undefined =>
  pageOf(routes, place)?.handle.load()

/** Loads the frames around a page of signed-in work; undefined for a page of the public site. */
export const loadAround = (place: Partial<Location>): Promise<unknown> | undefined =>
  pageOf(routes, place)?.handle.layout === 'app' ? loadFrames() : undefined

/** The function that imports the chunk of the page at a path. */
export const importOf = (path: string) => pageOf(routes, path)?.handle.importPage

/** The page of the address, inside its shell. */
export function RootRoute() {
  const page = useRoutes(routes)
  return (
    <Boundary fallback={pageFailed} place={useLocation().key}>
      <Framed>{page}</Framed>
    </Boundary>
  )
}

/** A component of its own reads the session, so that a change of the session does not render the page again. */
const Framed = ({ children }: { children: ReactNode }) => <Shell layout={useLayout()}>{children}</Shell>

/**
 * Pages of work have the rail as soon as the visitor may be signed in; a signed-out visitor sees the bars of the public
 * site.
 */
function useLayout(): Layout {
  const audience = useAudience()
  const work = pageOf(routes, useLocation())?.handle.layout === 'app'
  if (!work || audience === 'visitor') return 'public'
  return audience === 'either' ? 'either' : 'app'
}
