import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { type RunColumns, storedRunColumns } from '../model/columns'

/** The columns of the user's list of runs, live across tabs, and a function that changes them. */
export function useRunColumns(userId: string): readonly [RunColumns, (change: Partial<RunColumns>) => void] {
  const definition = useMemo(() => forUser(storedRunColumns, userId), [userId])
  const columns = useStored(definition)
  const change = (changes: Partial<RunColumns>) => {
    browserStorage.write(definition, { ...browserStorage.read(definition), ...changes })
  }
  return [columns, change]
}
