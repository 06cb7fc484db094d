import { useMemo } from 'react'
import { browserStorage, useStored } from '../browser-storage'
import { forUser } from '../storage'
import { type ChosenWorkspace, chosenWorkspace } from './chosen'
import { accountOf, isShared, workplaceIn, workspaceOf } from './workplace'

const chosenOf = (account: string): ChosenWorkspace | null =>
  browserStorage.read(forUser(chosenWorkspace, account))

/** Where an account works now: a shared workspace that it has chosen, or its own. */
export const workplaceOf = (account: string): string =>
  isShared(account) ? account : workplaceIn(account, chosenOf(account)?.id ?? account)

/** The same, live across tabs. */
export function useWorkplace(account: string): string {
  const chosen = useStored(useMemo(() => forUser(chosenWorkspace, account), [account]))
  return isShared(account) ? account : workplaceIn(account, chosen?.id ?? account)
}

/** Whether the account may read the projects of the workspace that it has chosen and change none. Live across tabs. */
export function useReadOnly(account: string): boolean {
  const chosen = useStored(useMemo(() => forUser(chosenWorkspace, account), [account]))
  return chosen?.readOnly === true
}

/** Whether projects may be changed; the server decides about each of them once more. */
export function mayChange(workplace: string): boolean {
  if (!isShared(workplace)) return true
  const chosen = chosenOf(accountOf(workplace))
  return chosen?.id !== workspaceOf(workplace) || chosen.readOnly !== true
}

/** Stores what the server says about the rights of an account in a workspace that it has chosen. */
export function setReadOnly(workplace: string, readOnly: boolean): void {
  const stored = forUser(chosenWorkspace, accountOf(workplace))
  const chosen = browserStorage.read(stored)
  if (chosen?.id !== workspaceOf(workplace) || (chosen.readOnly ?? false) === readOnly) return
  browserStorage.write(stored, { ...chosen, readOnly })
}
