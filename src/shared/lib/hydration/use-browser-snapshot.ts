import { startTransition, useEffect, useReducer, useRef, useSyncExternalStore } from 'react'

/**
 * What a store of this browser says. Over what the build has drawn it is `atBuild` first, and what the store says follows
 * in a transition: React would draw it in one piece otherwise, with all that is not alive yet.
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
