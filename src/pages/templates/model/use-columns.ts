import { useSyncExternalStore } from 'react'

/** From these widths on there are two and three columns; the theme's `md` and `lg`. */
const QUERIES = ['(min-width: 48rem)', '(min-width: 64rem)']

/** How many cards stand beside each other. A list has one column on every screen. */
export function useColumns(view: 'grid' | 'list'): number {
  const columns = useSyncExternalStore(subscribe, count, () => 3)
  return view === 'list' ? 1 : columns
}

const count = () => 1 + QUERIES.filter((query) => window.matchMedia(query).matches).length

function subscribe(listener: () => void) {
  const media = QUERIES.map((query) => window.matchMedia(query))
  for (const one of media) one.addEventListener('change', listener)
  return () => {
    for (const one of media) one.removeEventListener('change', listener)
  }
}
