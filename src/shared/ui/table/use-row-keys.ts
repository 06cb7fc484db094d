import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TableSelection } from './types'

export interface RowKeysOptions<Item> {
  body: RefObject<HTMLElement | null>
  rows: readonly Item[]
  rowId: (row: Item) => string
  canSelect: (row: Item) => boolean
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
  onOpen?: (row: Item) => void
  /** Brings a row into view. */
  scrollTo: (index: number) => void
}

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Inside these the arrows, Enter and Space have a meaning of their own. */
const OWN_KEYS = 'a, button, input, select, textarea'

/**
 * One row takes part in the Tab order. Arrows, Home and End move it; Space selects; Enter opens. With Shift everything
 * between is selected, from the row that was selected last.
 */
export function useRowKeys<Item>(options: RowKeysOptions<Item>) {
  const { body, rows, rowId, canSelect, selection, onSelectionChange, onOpen, scrollTo } = options
  const [activeId, setActiveId] = useState<string | null>(null)
  const anchor = useRef<string | null>(null)
  const wanted = useRef<string | null>(null)
  const found = activeId === null ? -1 : rows.findIndex((row) => rowId(row) === activeId)
  const active = Math.max(found, 0)
  const idAt = (index: number) => {
    const row = rows[index]
    return row ? rowId(row) : null
  }

  // The active row is rendered, wherever it is.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  /** Selects one row, or with `range` all rows since the previously selected row. */
  function select(index: number, checked: boolean, range: boolean) {
    const start = range ? rows.findIndex((row) => rowId(row) === anchor.current) : -1
    const from = start === -1 ? index : start
    const next = { ...selection }
    for (const row of rows.slice(Math.min(from, index), Math.max(from, index) + 1)) {
      if (checked && canSelect(row)) next[rowId(row)] = true
      else delete next[rowId(row)]
    }
    if (start === -1) anchor.current = idAt(index)
    onSelectionChange(next)
  }

  function move(index: number, range: boolean) {
    const row = rows[index]
    if (!row) return
    if (range && canSelect(row)) {
      anchor.current ??= idAt(active)
      select(index, true, true)
    }
    wanted.current = rowId(row)
    setActiveId(rowId(row))
    scrollTo(index)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    // A menu is a child by React's reckoning, and not by the page's.
    if (event.defaultPrevented || !event.currentTarget.contains(target)) return
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS)) return
    const row = rows[active]
    const to = MOVES[event.key]?.(active, rows.length - 1)
    if (to !== undefined) move(to, event.shiftKey)
    else if (event.key === ' ' && row && canSelect(row))
      select(active, event.shiftKey || !selection[rowId(row)], event.shiftKey)
    else if (event.key === 'Enter' && row && onOpen) onOpen(row)
    else return
    event.preventDefault()
  }

  return {
    active,
    /** Draw this row wherever the page is scrolled: focus may be in it. */
    kept: found === -1 ? null : found,
    activate: setActiveId,
    select,
    onKeyDown,
  }
}
