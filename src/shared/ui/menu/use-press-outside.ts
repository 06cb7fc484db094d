import { useEffectEvent, useLayoutEffect } from 'react'

const PRESSES = ['pointerdown', 'click'] as const

/**
 * Calls back when anything is pressed outside the elements with these ids, from the commit on that makes it `active`. A press
 * on an element that goes away by it counts too. A touch counts when it ends as a click, because it may begin a scroll.
 */
export function usePressOutside(ids: readonly string[], onOutside: () => void, active: boolean): void {
  const press = useEffectEvent((event: MouseEvent) => {
    if (event.type === 'pointerdown' && (event as PointerEvent).pointerType === 'touch') return
    const isInside = event.composedPath().some((node) => node instanceof Element && ids.includes(node.id))
    if (!isInside) onOutside()
  })
  useLayoutEffect(() => {
    if (!active) return
    const listen = (event: MouseEvent) => press(event)
    for (const type of PRESSES) document.addEventListener(type, listen, true)
    return () => {
      for (const type of PRESSES) document.removeEventListener(type, listen, true)
    }
  }, [active])
}
