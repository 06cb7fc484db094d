import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many cards of at least `narrowest` px fit side by side in the element, `gap` px apart, updated with its
 * width; and how many px below the top of the page it begins. Null until the browser has laid it out:
 * measuring earlier would force a layout of the whole page.
 */
export function useColumns(element: RefObject<HTMLElement | null>, narrowest: number, gap: number) {
  const [layout, setLayout] = useState<{ columns: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const columns = Math.max(1, Math.floor((node.clientWidth + gap) / (narrowest + gap)))
      const top = Math.round(node.getBoundingClientRect().top + window.scrollY)
      setLayout((known) => (known?.columns === columns && known.top === top ? known : { columns, top }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element, narrowest, gap])
  return layout
}
