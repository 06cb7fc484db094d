import { useEffect } from 'react'

declare global {
  interface Window {
    /** Input recorded before the app loaded (app/entrypoint/early.js). */
    early?: {
      /** Does what waited for parts of the page that are alive now. */
      settle: () => void
      /** The app handles the global keys from now on. */
      listens: () => void
      /** Text typed for the palette before its field had the focus; empty on the second call. */
      words: () => string
    }
  }
}

/** At the end of a part of the page: once it is alive, what people did to it before is done. */
export function Settled() {
  useEffect(() => window.early?.settle(), [])
  return null
}
