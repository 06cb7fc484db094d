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

/** Render it at the end of a part of the page: replays the input that the part received before it was hydrated. */
export function ReplayEarlyInput() {
  useEffect(() => window.early?.settle(), [])
  return null
}
