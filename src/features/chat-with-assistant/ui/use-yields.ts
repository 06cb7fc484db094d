import { type RefObject, useEffect, useState } from 'react'
import { useActorEnvironment } from '@/shared/lib/machine'

/** ms without scrolling after which the page rests. */
const REST = 120
const PRESSED =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"], [role="option"]'
/** Of its width and height: nothing of 24 px fits between. */
const POINTS = [0, 0.25, 0.5, 0.75, 1]

/** Whether something of the page that can be pressed lies where this element stands; looked at when the page rests. */
export function useYields(place: RefObject<HTMLElement | null>): boolean {
  const { clock } = useActorEnvironment()
  const [yields, setYields] = useState(false)
  useEffect(() => {
    let timer: number | null = null
    const look = () => {
      timer = null
      if (place.current) setYields(covers(place.current))
    }
    const wait = () => {
      if (timer !== null) clock.clearTimeout(timer)
      timer = clock.setTimeout(look, REST)
    }
    wait()
    const grown = new ResizeObserver(wait)
    grown.observe(document.body)
    const ends = (['scroll', 'resize', 'focusin', 'click'] as const).map((type) => {
      window.addEventListener(type, wait, { capture: true, passive: true })
      return () => window.removeEventListener(type, wait, { capture: true })
    })
    return () => {
      grown.disconnect()
      for (const end of ends) end()
      if (timer !== null) clock.clearTimeout(timer)
    }
  }, [place, clock])
  return yields
}

function covers(place: HTMLElement): boolean {
  const { left, top, width, height } = place.getBoundingClientRect()
  return POINTS.some((across) =>
    POINTS.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((element) => !place.contains(element) && element.closest(PRESSED) !== null),
    ),
  )
}
