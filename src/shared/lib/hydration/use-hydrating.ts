import { useSyncExternalStore } from 'react'

const nobody = () => () => undefined

/**
 * Whether this is drawn for the page that the build writes, or over it: what only this browser knows (its storage, the
 * rest of the address, the session) is left out then, and shown with the next draw, which follows at once.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    nobody,
    () => false,
    () => true,
  )
