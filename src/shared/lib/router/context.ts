import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'
import type { Path } from 'react-router-dom'
import type { GuardedHistory, NavigationGuard } from './guarded-history'

export interface NavigationKnown {
  /** The next page is being loaded. */
  busy: boolean
  /** The first page has been loaded. */
  arrived: boolean
  /** The place is another one on the same page, which stays scrolled as it is. */
  keepsScroll: boolean
  guard: GuardedHistory['guard']
  /** Somebody is about to go there: what its page needs is loaded. */
  prepare: (place: Partial<Path>) => void
}

/** Without a router around it nothing moves, and nobody is asked. */
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
  /** Goes where somebody wanted to go. */
  leave: () => void
  stay: () => void
}

/** Calls back when somebody goes to another page. */
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

/** Holds back what leads away from this page while `objects` says so. Closing the tab is the browser's to ask. */
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
