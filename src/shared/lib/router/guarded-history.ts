import {
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  resolvePath,
  type To,
} from 'react-router-dom'

/** How a place was reached, and by how many entries of the history. */
interface Update {
  action: NavigationType
  location: Location
  /** Null when the entry was not made by this app. */
  delta: number | null
}

/**
 * The interface that the router's `createBrowserHistory` and `createMemoryHistory` share, with `v5Compat:
 * true`.
 */
export interface NavigationHistory extends Navigator {
  readonly action: NavigationType
  readonly location: Location
  listen: (listener: (update: Update) => void) => () => void
}

/** Where to go now, and how. */
export interface Move {
  action: NavigationType
  location: Location
  /** The navigation stays on the page, and keeps its scroll position. */
  keepsScroll: boolean
}

/** Asks before a page is left. */
export interface NavigationGuard {
  objects: (here: Location, next: Location) => boolean
  /** Receives the navigation, to run it once it is allowed. */
  ask: (work: () => void) => void
}

export interface GuardedHistory {
  navigator: Navigator
  /** Asks `guard` from now on. Returns the end of it. */
  guard: (guard: NavigationGuard) => () => void
  /** Calls back for every navigation that no guard blocks. Returns the unsubscribe function. */
  listen: (show: (move: Move) => void) => () => void
}

/** A history that asks its guards first, by whatever way a page is left: the app, or the buttons of the browser. */
export function guardedHistory(history: NavigationHistory): GuardedHistory {
  const guards = new Set<NavigationGuard>()
  let here = history.location
  let keepsScroll = false
  let takesBack = false
  let goesOn = false

  const objection = (next: Location) => [...guards].find((guard) => guard.objects(here, next))
  const attempt = (to: To, work: () => void) => {
    const target = resolvePath(typeof to === 'string' ? parsePath(to) : to, here.pathname)
    const guard = objection({ ...here, ...target })
    if (guard) guard.ask(work)
    else work()
  }
  const write =
    (way: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) =>
      attempt(to, () => {
        keepsScroll = options?.preventScrollReset ?? false
        history[way](to, state, options)
      })
  return {
    navigator: {
      createHref: history.createHref,
      ...(history.encodeLocation ? { encodeLocation: history.encodeLocation } : {}),
      go: (delta) => history.go(delta),
      push: write('push'),
      replace: write('replace'),
    },
    guard(asked) {
      guards.add(asked)
      return () => void guards.delete(asked)
    },
    listen: (show) =>
      history.listen(({ action, location, delta }) => {
        if (takesBack) {
          takesBack = false
          return
        }
        // The browser reports a navigation after it happened: a blocked navigation is reverted, and repeated
        // when it is allowed.
        const guard = action === 'POP' && delta && !goesOn ? objection(location) : undefined
        goesOn = false
        if (guard && delta) {
          takesBack = true
          history.go(-delta)
          return guard.ask(() => {
            goesOn = true
            history.go(delta)
          })
        }
        here = location
        show({ action, location, keepsScroll })
        keepsScroll = false
      }),
  }
}
