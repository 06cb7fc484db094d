import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { routes } from './routes'

/** The page at an address of the app, to be shown in another place. Throws where there is none. */
export function pageAt(path: string): { pattern: string; load: () => Promise<ComponentType> } {
  const route = matchRoutes(routes, path.split(/[?#]/)[0] ?? path)?.at(-1)?.route
  const lazy = route?.lazy
  if (typeof lazy !== 'function') throw new Error(`There is no page at ${path}`)
  return {
    pattern: route?.path ?? '/',
    load: async () => {
      const { Component } = await lazy()
      if (!Component) throw new Error(`There is no page at ${path}`)
      return Component as ComponentType
    },
  }
}
