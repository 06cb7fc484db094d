import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { type Path, Router } from 'react-router-dom'
import { NavigationContext } from './context'
import { guardedHistory, type Move, type NavigationHistory } from './guarded-history'

export interface NavigationProviderProps {
  /** The same object for the lifetime of the router. */
  history: NavigationHistory
  /** Loads what the page at a place needs. Nothing when it is there already. A failure is the page's to show. */
  prepare?: (place: Partial<Path>) => Promise<unknown> | undefined
  children: ReactNode
}

/**
 * React Router in declarative mode, with the features that mode lacks: keeps the current page until the next
 * is loaded, asks before a page is left (`useNavigationGuard`), and reports pending navigations.
 */
export function NavigationProvider({ history, prepare, children }: NavigationProviderProps) {
  const [{ navigator, guard, listen }] = useState(() => guardedHistory(history))
  const [shown, setShown] = useState<Move>(() => ({
    action: history.action,
    location: history.location,
    keepsScroll: false,
  }))
  const [busy, setBusy] = useState(false)
  const [arrived, setArrived] = useState(() => isThere(prepare?.(history.location)))

  useLayoutEffect(() => {
    let newest: Move | null = null
    const arrive = () => setArrived(true)
    const end = listen((move) => {
      newest = move
      const commit = () => {
        if (move !== newest) return
        setBusy(false)
        arrive()
        startTransition(() => setShown(move))
      }
      const loading = prepare?.(move.location)
      setBusy(loading !== undefined)
      if (loading) loading.then(commit, commit)
      else commit()
    })
    const first = prepare?.(history.location)
    if (first) first.then(arrive, arrive)
    else arrive()
    return end
  }, [history, listen, prepare])

  const { action, location, keepsScroll } = shown
  const known = useMemo(
    () => ({
      busy,
      arrived,
      keepsScroll,
      guard,
      // A failed load is retried when the user goes there.
      prepare: (place: Partial<Path>) => void prepare?.(place)?.catch(() => undefined),
    }),
    [busy, arrived, keepsScroll, guard, prepare],
  )
  return (
    <NavigationContext value={known}>
      <Router location={location} navigationType={action} navigator={navigator}>
        {children}
      </Router>
    </NavigationContext>
  )
}

/** Whether nothing has to be loaded. A page that came with its chunk is not drawn again for that. */
function isThere(loading: Promise<unknown> | undefined): boolean {
  // The caller that awaits the promise handles its rejection.
  loading?.catch(() => undefined)
  return loading === undefined
}
