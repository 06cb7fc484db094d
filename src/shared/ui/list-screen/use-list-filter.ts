import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { focusFilters } from '../filter-bar'

/** The filter of a list and the functions that change it, which stay the same. */
export interface ListFilter<Filter> {
  filter: Filter
  /** The filter bar, for `clear`. */
  bar: RefObject<HTMLElement | null>
  change: (change: Partial<Filter>) => void
  /** Shows all entries and moves the focus to the filter bar, because the button that was pressed disappears. */
  clear: () => void
  /** Shows all entries and leaves the focus where it is. */
  reset: () => void
}

/** @param none The filter that hides no entry; always the same object. */
export function useListFilter<Filter extends object>(none: Filter): ListFilter<Filter> {
  const [filter, setFilter] = useState(none)
  const bar = useRef<HTMLElement>(null)
  const change = useCallback((next: Partial<Filter>) => setFilter((before) => ({ ...before, ...next })), [])
  const reset = useCallback(() => setFilter(none), [none])
  const clear = useCallback(() => {
    focusFilters(bar)
    reset()
  }, [reset])
  return useMemo(() => ({ filter, bar, change, clear, reset }), [filter, change, clear, reset])
}
