import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser, oneOf, type StoredDefinition } from '@/shared/lib/storage'

/** Whether an account's documents stay in this browser when it signs out; keyed per user with `forUser`. */
const storedKeep: StoredDefinition<boolean> = {
  key: 'keep-documents',
  version: 1,
  schema: oneOf(true, false),
  fallback: false,
}

export const keepsDocuments = (userId: string): boolean => browserStorage.read(forUser(storedKeep, userId))

/** The choice, live across tabs, and how to change it. */
export function useKeepsDocuments(userId: string): readonly [boolean, (keep: boolean) => void] {
  const definition = useMemo(() => forUser(storedKeep, userId), [userId])
  return [useStored(definition), (keep) => void browserStorage.write(definition, keep)]
}
