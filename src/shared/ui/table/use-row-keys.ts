import type { Row } from '@tanstack/react-table'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TableSelection } from './types'

export interface RowKeysOptions<Item> {
  body: RefObject<HTMLElement | null>
  rows: readonly Row<Item>[]
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
  const { body, rows, selection, onSelectionChange, onOpen, scrollTo } = options
  const [activeId, setActiveId] = useState<string | null>(null)
  const anchor = useRef<string | null>(null)
  const wanted = useRef<string | null>(null)
  const found = activeId === null ? -1 : rows.findIndex(({ id }) => id === activeId)
  const active = Math.max(found, 0)

  // The row is drawn once it is the active one, wherever it stands.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  /** Selects one row, or with `range` all from the one before it. */
  function select(index: number, checked: boolean, range: boolean) {
    const start = range ? rows.findIndex(({ id }) => id === anchor.current) : -1
    const from = start === -1 ? index : start
    const next = { ...selection }
    for (const row of rows.slice(Math.min(from, index), Math.max(from, index) + 1)) {
      if (checked && row.getCanSelect()) next[row.id] = true
      else delete next[row.id]
    }
    if (start === -1) anchor.current = rows[index]?.id ?? null
    onSelectionChange(next)
  }

  function move(index: number, range: boolean) {
    const row = rows[index]
    if (!row) return
    if (range && row.getCanSelect()) {
      anchor.current ??= rows[active]?.id ?? null
      select(index, true, true)
    }
    wanted.current = row.id
    setActiveId(row.id)
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
    else if (event.key === ' ' && row?.getCanSelect())
      select(active, event.shiftKey || !row.getIsSelected(), event.shiftKey)
    else if (event.key === 'Enter' && row && onOpen) onOpen(row.original)
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
