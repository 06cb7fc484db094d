import { type RefObject, useLayoutEffect, useState } from 'react'

/** px: narrower cards are hard to read. */
const NARROWEST = 336
/** px between cards */
export const GAP = 16

/** How many cards stand side by side in the element, kept up with its width; and where it begins on the page, in px. */
export function useColumns(element: RefObject<HTMLElement | null>): { columns: number; top: number } {
  const [layout, setLayout] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const columns = Math.max(1, Math.floor((node.clientWidth + GAP) / (NARROWEST + GAP)))
      const top = Math.round(node.getBoundingClientRect().top + window.scrollY)
      setLayout((known) => (known.columns === columns && known.top === top ? known : { columns, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return layout
}
