import { startTransition, useEffect, useReducer, useRef, useSyncExternalStore } from 'react'

/**
 * The value of a browser store. Over prerendered markup it returns `atBuild` first, and the store's value
 * follows in a transition: otherwise React would render all parts that are not hydrated yet in one
 * synchronous pass.
 */
export function useBrowserSnapshot<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  atBuild: () => T,
): T {
  const takesOver = useRef(false)
  const [, draw] = useReducer((turns: number) => turns + 1, 0)
  const snapshot = useSyncExternalStore(
    subscribe,
    () => (takesOver.current ? atBuild() : read()),
    () => {
      takesOver.current = true
      return atBuild()
    },
  )
  // Below the store, which looks in an effect of its own whether it has changed.
  useEffect(() => {
    if (!takesOver.current) return
    startTransition(() => {
      takesOver.current = false
      draw()
    })
  }, [])
  return snapshot
}
