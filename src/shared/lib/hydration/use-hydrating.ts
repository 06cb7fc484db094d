import { useBrowserSnapshot } from './use-browser-snapshot'

const nobody = () => () => undefined

/**
 * Whether this is drawn for the page that the build writes, or over it: what only this browser knows (its storage, the
 * rest of the address, the session) is left out then, and shown with the next draw.
 */
export const useHydrating = (): boolean =>
  useBrowserSnapshot(
    nobody,
    () => false,
    () => true,
  )
