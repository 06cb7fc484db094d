import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import { type ChosenProvider, storedProvider } from '../model/provider'

const COOKIE = 'orrery-connect'

/** Who was chosen to answer somebody; null when nobody is. */
export const readChosen = (owner: string): ChosenProvider | null =>
  browserStorage.read(forUser(storedProvider, owner))

export const keepChosen = (owner: string, chosen: ChosenProvider | null): WriteResult =>
  browserStorage.write(forUser(storedProvider, owner), chosen)

/** Calls back when this tab or another one keeps something of it. Returns the end. */
export const watchChosen = (owner: string, listener: () => void): (() => void) =>
  browserStorage.subscribe(forUser(storedProvider, owner), listener)

/** Live: who was chosen to answer somebody. */
export function useChosen(owner: string): ChosenProvider | null {
  return useStored(useMemo(() => forUser(storedProvider, owner), [owner]))
}

/** What this page was loaded with; what was allowed since counts from the next load on. */
const loadedWith = typeof document === 'undefined' ? '' : document.cookie

/** Whether this page was loaded while another origin, or none, was allowed. */
export const needsReload = (origin: string): boolean =>
  !loadedWith.split('; ').includes(`${COOKIE}=${origin}`)

/**
 * Asks the server to let the pages of this browser reach this origin from their next load on, and no other
 * (`connectedOrigin` of server/security.ts reads it). Null: none.
 */
export function allowOrigin(origin: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = origin === null ? '; Max-Age=0' : `${origin}; Max-Age=31536000`
  const cookie = `${COOKIE}=${value}; Path=/; SameSite=Lax${secure}`
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = cookie
}
