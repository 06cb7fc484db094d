import { useEffect } from 'react'

declare global {
  interface Window {
    /** What people did before the app was there (app/entrypoint/early.js). */
    early?: {
      /** Does what waited for parts of the page that are alive now. */
      settle: () => void
      /** The keys of the whole page are heard from now on. */
      listens: () => void
      /** What was typed for the palette before its field had the keyboard; nothing the second time. */
      words: () => string
    }
  }
}

/** At the end of a part of the page: once it is alive, what people did to it before is done. */
export function Settled() {
  useEffect(() => window.early?.settle(), [])
  return null
}
