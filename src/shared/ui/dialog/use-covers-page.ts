import { useLayoutEffect } from 'react'

/**
 * Informs the library that the page below a modal takes no pointer events, because the modal's positioner
 * covers all of it. Otherwise the library would set this in the body's style, and the browser would restyle
 * every element of the page. The library removes the mark when the modal closes.
 */
export function useCoversPage(covers = true): void {
  useLayoutEffect(() => {
    if (covers) document.body.toggleAttribute('data-inert', true)
  }, [covers])
}
