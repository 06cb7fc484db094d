import { Ellipsis } from 'lucide-react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Suspense } from 'react'
import { useMenuOpening } from '../menu'
import styles from './row.module.css'
import { useRowTabIndex } from './row-focus'
import type { RowAction } from './types'

const { Part: OpenRowMenu, prepare } = lazyPart(async () => (await import('./OpenRowMenu')).OpenRowMenu)

export interface RowMenuProps {
  /** Name of the row. */
  name: string
  /** Asked when the menu opens: making them for each row would cost every row. */
  actions: () => readonly RowAction[]
  busy?: boolean
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/** The actions of a row. Until it is opened it is a plain button. */
export function RowMenu({ name, actions, busy = false }: RowMenuProps) {
  const { count, menu, trigger } = useMenuOpening(OPENING_KEYS)
  const label = `Actions for ${name}`
  return (
    <>
      <button
        {...trigger}
        type="button"
        className={styles.menu}
        aria-label={label}
        aria-disabled={busy || undefined}
        tabIndex={useRowTabIndex()}
        data-row-menu=""
        onPointerEnter={prepare}
        onFocus={prepare}
        // The focus stays where it is until the menu takes it.
        onPointerDown={(event) => event.preventDefault()}
      >
        <Ellipsis size={16} aria-hidden />
      </button>
      {count > 0 ? (
        <Suspense>
          <OpenRowMenu key={count} label={label} actions={actions} busy={busy} {...menu} />
        </Suspense>
      ) : null}
    </>
  )
}
