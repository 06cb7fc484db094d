export {}

declare global {
  interface Window {
    /** What people did before the app was there (early.js). */
    early?: {
      /** Does what waited for parts of the page that are alive now. */
      settle: () => void
      /** The keys of the whole page are heard from now on. */
      listens: () => void
    }
  }
}
