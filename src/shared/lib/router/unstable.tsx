import type { ReactNode } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import type { NavigationHistory } from './guarded-history'

// React Router may change these exports in any release. No other file imports them; unstable.test.tsx fails when they
// behave differently.

/** The history of this window. Its listeners are also called for `push` and `replace`. */
export const browserHistory = (): NavigationHistory => createBrowserHistory({ window, v5Compat: true })

/** A history in memory, of the given addresses; it begins at the last. */
export const memoryHistory = (...addresses: string[]): NavigationHistory =>
  createMemoryHistory({ initialEntries: addresses, v5Compat: true })

const NO_LOCATION = null as never
const NO_ROUTE = { outlet: null, matches: [], isDataRoute: false }

/** Hides the router of the app from `children`, which may then have a router of their own. */
export const OutsideRouter = ({ children }: { children: ReactNode }) => (
  <LocationContext value={NO_LOCATION}>
    <RouteContext value={NO_ROUTE}>{children}</RouteContext>
  </LocationContext>
)
