import { type ChosenWorkspace, chosenWorkspace } from '@/shared/lib/workplace/chosen'
import { personalWorkspace, type Workspace } from './workspace'

export { type ChosenWorkspace, chosenWorkspace }

/**
 * The workspace that an account works in: the chosen workspace, or the personal workspace when none was chosen or the
 * account is no longer a member. Null while that is not known, because the workspaces have not arrived.
 */
export function currentWorkspace(
  userId: string,
  chosen: ChosenWorkspace | null,
  workspaces: readonly Workspace[] | null,
): Workspace | null {
  const personal = personalWorkspace(userId)
  if (chosen === null || chosen.id === userId) return personal
  return workspaces && (workspaces.find(({ id }) => id === chosen.id) ?? personal)
}
