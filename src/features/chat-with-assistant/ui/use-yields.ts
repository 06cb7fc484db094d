import { type RefObject, useEffect, useState } from 'react'

const PRESSED =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"], [role="option"], [data-keep-clear]'
/** Of its width and height: nothing of 24 px fits between. */
const POINTS = [0, 0.5, 1]

/**
 * Whether this element covers a control of the page, or an element that asks to be kept clear. It is checked after scrolling
 * ends.
 */
export function useYields(place: RefObject<HTMLElement | null>): boolean {
  const [yields, setYields] = useState(false)
  useEffect(() => {
    let frame: number | null = null
    let scrolled = Number.NaN
    const look = () => {
      frame = null
      const moves = scrolled !== window.scrollY
      scrolled = window.scrollY
      if (moves) frame = requestAnimationFrame(look)
      else if (place.current) setYields(covers(place.current))
    }
    const wait = () => {
      if (frame !== null) return
      scrolled = Number.NaN
      frame = requestAnimationFrame(look)
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
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [place])
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
