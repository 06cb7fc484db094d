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

/** The same for what stands around it for those who are signed in; nothing for a page of the public site. */
export const loadAround = (place: Partial<Location>): Promise<unknown> | undefined =>
  pageOf(routes, place)?.handle.layout === 'app' ? loadFrames() : undefined

/** What loads that chunk. */
export const importOf = (path: string) => pageOf(routes, path)?.handle.importPage

/** The page of the address, with what stands around it. */
export function RootRoute() {
  const page = useRoutes(routes)
  return (
    <Boundary fallback={pageFailed} place={useLocation().key}>
      <Framed>{page}</Framed>
    </Boundary>
  )
}

/** Hears of the session alone: the page is not drawn again because of it. */
const Framed = ({ children }: { children: ReactNode }) => <Shell layout={useLayout()}>{children}</Shell>

/** Work has the rail as soon as somebody may be signed in; who is not sees the bars of the public site. */
function useLayout(): Layout {
  const audience = useAudience()
  const work = pageOf(routes, useLocation())?.handle.layout === 'app'
  if (!work || audience === 'visitor') return 'public'
  return audience === 'either' ? 'either' : 'app'
}
