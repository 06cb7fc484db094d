import type { ComponentType } from 'react'
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom'
import type { Layout } from '../shell/layout'

/** The data of a page in the route table besides its path. */
export interface PageHandle {
  /** `app` is part of signed-in work. */
  layout: Layout
  /** Loads its chunk; nothing once it is there. */
  load: () => Promise<unknown> | undefined
  importPage: () => Promise<ComponentType>
  /** Rendered while the account is looked up, so it shows nothing of the account. */
  Skeleton?: ComponentType
}

/** The entry of the route table for a place; undefined if no page matches. */
export function pageOf(
  routes: RouteObject[],
  place: Partial<Location> | string,
): { handle: PageHandle; pattern: string } | undefined {
  const route = matchRoutes(routes, place)?.at(-1)?.route
  const handle = route?.handle as PageHandle | undefined
  return handle && { handle, pattern: route?.path ?? '/' }
}
