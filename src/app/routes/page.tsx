import type { ComponentType } from 'react'
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom'
import { type LazyComponent, lazyComponent } from '@/shared/lib/lazy-part'
import type { Layout } from '../shell/layout'

/** What the table knows of a page besides its path. */
export interface PageHandle {
  /** `app` is part of signed-in work. */
  layout: Layout
  /** Loads its chunk; nothing once it is there. */
  load: LazyComponent<object>['load']
  importPage: () => Promise<ComponentType>
}

const routeOf = (layout: Layout) => (importPage: () => Promise<ComponentType>) => {
  const { Component: Page, load } = lazyComponent(importPage)
  return { element: <Page />, handle: { layout, load, importPage } satisfies PageHandle }
}

/** A page with the bars of the public site around it. */
export const publicPage = routeOf('public')

/** A page with the rail of signed-in work beside it. */
export const appPage = routeOf('app')

/** What the table says of the page at a place; nothing where there is none. */
export function pageOf(
  routes: RouteObject[],
  place: Partial<Location> | string,
): { handle: PageHandle; pattern: string } | undefined {
  const route = matchRoutes(routes, place)?.at(-1)?.route
  const handle = route?.handle as PageHandle | undefined
  return handle && { handle, pattern: route?.path ?? '/' }
}
