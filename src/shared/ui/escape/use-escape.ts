import { useEffect, useEffectEvent } from 'react'

/** Who listens, the newest last: that one takes an Escape. */
const listeners: symbol[] = []

/** Calls back when Escape is pressed anywhere, nobody else took it and nothing newer listens, while it is active. */
export function useEscape(onEscape: () => void, active = true): void {
  const pressed = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return
    const me = Symbol('escape')
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (listeners.at(-1) !== me) return
      // What it opens or uncovers must not hear the same key.
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
