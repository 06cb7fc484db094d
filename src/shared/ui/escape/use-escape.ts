import { useEffect, useEffectEvent } from 'react'

/** Active listeners, the newest last: only the newest handles an Escape. */
const listeners: symbol[] = []

/**
 * While active, calls back when Escape is pressed anywhere, unless another handler prevented it or a newer
 * listener is active.
 */
export function useEscape(onEscape: () => void, active = true): void {
  const pressed = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return
    const me = Symbol('escape')
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (listeners.at(-1) !== me) return
      // Listeners that this opens or uncovers must not handle the same key.
      event.preventDefault()
      pressed()
    }
    listeners.push(me)
    document.addEventListener('keydown', listen)
    return () => {
      listeners.splice(listeners.indexOf(me), 1)
      document.removeEventListener('keydown', listen)
    }
  }, [active])
}
