import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import { allowOrigin } from './on-every-page'
import { type ChosenProvider, storedProvider } from '../model/provider'

/** The provider chosen to answer an owner; null when none is. */
export const readChosen = (owner: string): ChosenProvider | null =>
  browserStorage.read(forUser(storedProvider, owner))

/** Stores the choice, and lets the pages of this browser connect to that provider from their next load on. */
export function keepChosen(owner: string, chosen: ChosenProvider | null): WriteResult {
  allowChosen(chosen)
  return browserStorage.write(forUser(storedProvider, owner), chosen)
}

export const allowChosen = (chosen: ChosenProvider | null): void =>
  allowOrigin(chosen?.on ? chosen.origin : null)

/** Calls back when this tab or another one keeps something of it. Returns the end. */
export const watchChosen = (owner: string, listener: () => void): (() => void) =>
  browserStorage.subscribe(forUser(storedProvider, owner), listener)

/** Live: the provider chosen to answer an owner. */
export function useChosen(owner: string): ChosenProvider | null {
  return useStored(useMemo(() => forUser(storedProvider, owner), [owner]))
}
