import { type RefObject, useEffect, useState } from 'react'

/** The height of a surrounding element in px, updated with it; 0 until the browser has laid it out. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const node = element.current
    if (!node) return
    const observer = new ResizeObserver(() => setHeight(node.clientHeight))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return height
}
