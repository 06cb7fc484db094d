import type { ComponentType } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-part'
import type { Layout } from '../shell/layout'
import { Guarded } from './GuardedRoute'
import type { PageHandle } from './page-of'

const routeOf = (layout: Layout) => (importPage: () => Promise<ComponentType>) => {
  const { Component: Page, load } = lazyComponent(importPage)
  return { element: <Page />, handle: { layout, load, importPage } satisfies PageHandle }
}

/** A page with the bars of the public site around it. */
export const publicPage = routeOf('public')

/** A page with the rail of signed-in work beside it. */
export const appPage = routeOf('app')

type Import = () => Promise<ComponentType>

const guardedPage = (layout: Layout) => (importPage: Import, importSkeleton?: Import) => {
  const { element, handle } = routeOf(layout)(importPage)
  const skeleton = importSkeleton && lazyComponent(importSkeleton)
  const parts = [handle.load, Guarded.load, ...(skeleton ? [skeleton.load] : [])]
  const load = () => {
    const coming = parts.map((part) => part()).filter((part) => part !== undefined)
    return coming.length > 0 ? Promise.all<unknown>(coming) : undefined
  }
  return { element, handle: { ...handle, load, Skeleton: skeleton?.Component } satisfies PageHandle }
}

/** The same for routes inside `GuardedRoute`: the guard comes with the page, and the skeleton that is kept for it meanwhile. */
export const ownPage = guardedPage('app')
export const ownPublicPage = guardedPage('public')
