import { useLayoutEffect } from 'react'

/**
 * Gives the keyboard back to what opened a modal. The library does so where the modal closes, but not where its owner takes it
 * away at once.
 */
export function useFocusBack(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined
    const opener = document.activeElement
    return () => {
      // After the library, and before the document looks after a lost focus by itself (shared/lib/kept-focus).
      requestAnimationFrame(() => {
        const focused = document.activeElement
        if (focused !== null && focused !== document.body) return
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    }
  }, [open])
}
