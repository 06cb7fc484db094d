import { type KeyboardEvent, useId, useState } from 'react'
import { useEscape } from '../escape'
import { usePressOutside } from './use-press-outside'

/** Passed on to the menu, which is loaded when it is first opened. */
export interface LateMenuProps {
  /** For `ids` of the library: the button that opened it has the focus again when it closes. */
  ids: { trigger: string; content: string }
  open: boolean
  /** Begins with its first action. */
  byKeyboard: boolean
  onClose: () => void
}

interface Opening {
  /** How many times it was opened: each is a menu of its own. */
  count: number
  open: boolean
  byKeyboard: boolean
}

const CLOSED: Opening = { count: 0, open: false, byKeyboard: false }

/**
 * A menu whose code is loaded when it is first opened. From its press on, whether the code is there or not, it closes by
 * another press, by a press outside and by Escape: the library listens only some frames after it is there.
 * @param keys The keys that open it beginning with its first action.
 */
export function useMenuOpening(keys: readonly string[]) {
  const id = useId()
  const [{ count, open, byKeyboard }, setOpening] = useState(CLOSED)
  const ids = { trigger: id, content: `${id}menu` }
  const press = (byKeyboard: boolean) =>
    setOpening(({ count, open }) => ({ count: open ? count : count + 1, open: !open, byKeyboard }))
  const close = () => setOpening((before) => ({ ...before, open: false }))
  usePressOutside(Object.values(ids), close, open)
  useEscape(() => {
    close()
    // After the frame in which a menu that was opening takes the focus.
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }, open)
  const menu: LateMenuProps = { ids, open, byKeyboard, onClose: close }
  return {
    /** Of the present menu, to be its React key; 0 before it was first opened. */
    count,
    menu,
    trigger: {
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: () => press(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (!keys.includes(event.key)) return
        event.preventDefault()
        press(true)
      },
    } as const,
  }
}
