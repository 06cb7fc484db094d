import type { StoredDefinition } from '@/shared/lib/storage'
import { personalWorkspace, type Workspace } from './workspace'

/** The workspace that an account works in; its name is shown until the workspaces have arrived. */
export interface ChosenWorkspace {
  id: string
  name: string
}

const isChosen = (value: unknown): value is ChosenWorkspace | null =>
  value === null ||
  (typeof value === 'object' && 'id' in value && 'name' in value && [value.id, value.name].every(isShort))
const isShort = (value: unknown) => typeof value === 'string' && value.length <= 100

/** Per account, in this browser; null is the personal workspace. Every page reads it, so it needs no library. */
export const chosenWorkspace: StoredDefinition<ChosenWorkspace | null> = {
  key: 'workspace',
  version: 1,
  schema: {
    '~standard': {
      validate: (value) => (isChosen(value) ? { value } : { issues: ['is no workspace'] }),
    },
  },
  fallback: null,
}

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
