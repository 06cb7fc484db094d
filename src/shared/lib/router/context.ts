import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'
import type { Path } from 'react-router-dom'
import type { GuardedHistory, NavigationGuard } from './guarded-history'

export interface NavigationKnown {
  /** The next page is being loaded. */
  busy: boolean
  /** The first page has been loaded. */
  arrived: boolean
  /** The navigation stays on the page, and keeps its scroll position. */
  keepsScroll: boolean
  guard: GuardedHistory['guard']
  /** The user is likely to go there: loads what its page needs. */
  prepare: (place: Partial<Path>) => void
}

/** Without a router, navigation does nothing and asks no question. */
export const NavigationContext = createContext<NavigationKnown>({
  busy: false,
  arrived: true,
  keepsScroll: false,
  guard: () => () => undefined,
  prepare: () => undefined,
})

export const useNavigationKnown = (): NavigationKnown => useContext(NavigationContext)

export interface NavigationQuestion {
  asking: boolean
  /** Continues the navigation that was held back. */
  leave: () => void
  stay: () => void
}

/** Calls back when the user goes to another page. */
export function usePageLeft(left: () => void): void {
  const objects = useCallback<NavigationGuard['objects']>(
    (here, next) => {
      if (here.pathname !== next.pathname) left()
      return false
    },
    [left],
  )
  useNavigationGuard(objects)
}

/**
 * Holds back navigations away from this page while `objects` returns true. The browser itself asks before the
 * tab is closed.
 */
export function useNavigationGuard(objects: NavigationGuard['objects']): NavigationQuestion {
  const { guard } = useNavigationKnown()
  const [held, setHeld] = useState<{ work: () => void } | null>(null)
  // In place with what it guards: effects may come after the browser's Back.
  useLayoutEffect(() => {
    let allowed = false
    return guard({
      objects: (here, next) => !allowed && objects(here, next),
      ask: (work) =>
        setHeld({
          work: () => {
            allowed = true
            work()
          },
        }),
    })
  }, [guard, objects])
  const stay = useCallback(() => setHeld(null), [])
  return {
    asking: held !== null,
    leave: () => {
      setHeld(null)
      held?.work()
    },
    stay,
  }
}
