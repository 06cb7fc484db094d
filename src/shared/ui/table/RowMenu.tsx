import { Ellipsis } from 'lucide-react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Suspense, useId, useState } from 'react'
import styles from './row.module.css'
import { useRowTabIndex } from './row-focus'
import type { RowAction } from './types'

const { Part: OpenRowMenu, prepare } = lazyPart(async () => (await import('./OpenRowMenu')).OpenRowMenu)

export interface RowMenuProps {
  /** What the row is called. */
  name: string
  /** Asked when the menu opens: making them for each row would cost every row. */
  actions: () => readonly RowAction[]
  busy?: boolean
}

interface Opening {
  /** How many times it was opened: each is a menu of its own. */
  count: number
  open: boolean
  byKeyboard: boolean
}

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/**
 * What can be done with a row. Seen while the pointer or the keyboard is in the row, on touch always. Until it is opened
 * it is a button and nothing else.
 */
export function RowMenu({ name, actions, busy = false }: RowMenuProps) {
  const id = useId()
  const [{ count, open, byKeyboard }, setOpening] = useState<Opening>({
    count: 0,
    open: false,
    byKeyboard: false,
  })
  const press = (byKeyboard: boolean) =>
    setOpening(({ count, open }) => ({ count: open ? count : count + 1, open: !open, byKeyboard }))
  const label = `Actions for ${name}`
  return (
    <>
      <button
        id={id}
        type="button"
        className={styles.menu}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-disabled={busy || undefined}
        tabIndex={useRowTabIndex()}
        data-row-menu=""
        onPointerEnter={prepare}
        onFocus={prepare}
        // The focus stays where it is until the menu takes it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => press(false)}
        onKeyDown={(event) => {
          if (!OPENING_KEYS.has(event.key)) return
          event.preventDefault()
          press(true)
        }}
      >
        <Ellipsis size={16} aria-hidden />
      </button>
      {count > 0 ? (
        <Suspense>
          <OpenRowMenu
            key={count}
            triggerId={id}
            label={label}
            actions={actions}
            busy={busy}
            open={open}
            byKeyboard={byKeyboard}
            onClose={() => setOpening((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      ) : null}
    </>
  )
}
