import { useCallback, useMemo } from 'react'
import { useWorkspaces } from '@/entities/workspace'
import type { Workspace } from '@/entities/workspace/model'

/** The workspaces that the user can switch to; none for a visitor. */
export function useOtherWorkspaces(userId: string | null) {
  const { membership, current, choose } = useWorkspaces(userId)
  const currentId = current?.id
  const others = useMemo(
    () => membership?.workspaces.filter(({ id }) => id !== currentId) ?? [],
    [membership, currentId],
  )
  return { others, choose: useCallback((workspace: Workspace) => choose(workspace), [choose]) }
}
