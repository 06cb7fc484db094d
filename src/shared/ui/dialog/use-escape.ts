import { useEffect, useEffectEvent } from 'react'

/** Calls back when Escape is pressed anywhere and nobody else took it, for as long as the component stands. */
export function useEscape(onEscape: () => void): void {
  const pressed = useEffectEvent(onEscape)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) pressed()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
