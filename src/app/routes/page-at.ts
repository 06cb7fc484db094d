import type { ComponentType } from 'react'
import { pageOf } from './page-of'
import { routes } from './routes'

/** The page at an address of the app, to be shown in another place. Throws where there is none. */
export function pageAt(path: string): { pattern: string; load: () => Promise<ComponentType> } {
  const page = pageOf(routes, path.split(/[?#]/)[0] ?? path)
  if (!page) throw new Error(`There is no page at ${path}`)
  return { pattern: page.pattern, load: page.handle.importPage }
}
