import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import { allowOrigin } from './on-every-page'
import { type ChosenProvider, storedProvider } from '../model/provider'

/** Who was chosen to answer somebody; null when nobody is. */
export const readChosen = (owner: string): ChosenProvider | null =>
  browserStorage.read(forUser(storedProvider, owner))

/** Keeps the choice, and lets the pages of this browser reach whom it names from their next load on. */
export function keepChosen(owner: string, chosen: ChosenProvider | null): WriteResult {
  allowChosen(chosen)
  return browserStorage.write(forUser(storedProvider, owner), chosen)
}

export const allowChosen = (chosen: ChosenProvider | null): void =>
  allowOrigin(chosen?.on ? chosen.origin : null)

/** Calls back when this tab or another one keeps something of it. Returns the end. */
export const watchChosen = (owner: string, listener: () => void): (() => void) =>
  browserStorage.subscribe(forUser(storedProvider, owner), listener)

/** Live: who was chosen to answer somebody. */
export function useChosen(owner: string): ChosenProvider | null {
  return useStored(useMemo(() => forUser(storedProvider, owner), [owner]))
}
