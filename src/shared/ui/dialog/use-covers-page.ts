import { useLayoutEffect } from 'react'

/**
 * Tells the library that the page below a modal takes no pointer: what surrounds the modal lies over all of it. The library would
 * write so into the body's style, for which the browser works out the style of every element of the page anew. It takes the mark
 * away again when the modal closes.
 */
export function useCoversPage(covers = true): void {
  useLayoutEffect(() => {
    if (covers) document.body.toggleAttribute('data-inert', true)
  }, [covers])
}
