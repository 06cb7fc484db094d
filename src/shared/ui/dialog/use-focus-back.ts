import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Finds what opened a modal, to which the keyboard goes back. The library remembers it a frame late, when a quick press may
 * have moved the focus into the modal, and forgets it where the modal's owner takes it away at once. Returns a function that
 * gives it; null where the library knows better, such as after a menu.
 */
export function useFocusBack(
  open: boolean,
  content: RefObject<HTMLElement | null>,
): () => HTMLElement | null {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (!open) return undefined
    opener.current = document.activeElement
    return () => {
      // After the library, and before the document looks after a lost focus by itself (shared/lib/kept-focus).
      requestAnimationFrame(() => {
        const focused = document.activeElement
        // A busy page removes the modal some frames after it closed; until then the focus is still in it.
        if (focused === null || focused === document.body || isIn(content, focused))
          usable(opener.current)?.focus({ preventScroll: true })
      })
    }
  }, [open, content])
  return () => usable(opener.current)
}

const isIn = (content: RefObject<HTMLElement | null>, focused: Element) =>
  content.current?.contains(focused) ?? false

const usable = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement &&
  opener !== document.body &&
  opener.closest('[role=menu]') === null &&
  opener.checkVisibility()
    ? opener
    : null
