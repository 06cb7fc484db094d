import { useEffect, useState } from 'react'

/** Below the bars, in px: a heading above this line has been reached. */
const READING_LINE = 160

/** Id of the heading whose part is being read, kept up while the page scrolls; null before the first. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const passed = key
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READING_LINE)
      setCurrent(passed.at(-1) ?? null)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [key])
  return current
}
