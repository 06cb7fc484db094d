import type { ComponentType } from 'react'
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom'
import type { Layout } from '../shell/layout'

/** What the table knows of a page besides its path. */
export interface PageHandle {
  /** `app` is part of signed-in work. */
  layout: Layout
  /** Loads its chunk; nothing once it is there. */
  load: () => Promise<unknown> | undefined
  importPage: () => Promise<ComponentType>
  /** Stands there while the account is looked at, and shows nothing of it. */
  Room?: ComponentType
}

/** What the table says of the page at a place; nothing where there is none. */
export function pageOf(
  routes: RouteObject[],
  place: Partial<Location> | string,
): { handle: PageHandle; pattern: string } | undefined {
  const route = matchRoutes(routes, place)?.at(-1)?.route
  const handle = route?.handle as PageHandle | undefined
  return handle && { handle, pattern: route?.path ?? '/' }
}
