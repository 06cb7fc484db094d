import type { StoredDefinition } from '../storage'

/** The shared workspace that an account works in; its name is shown until the workspaces have arrived. */
export interface ChosenWorkspace {
  id: string
  name: string
  /** The account may read its projects and change none, as the server said last. */
  readOnly?: boolean
}

const isChosen = (value: unknown): value is ChosenWorkspace | null =>
  value === null ||
  (typeof value === 'object' &&
    'id' in value &&
    'name' in value &&
    [value.id, value.name].every(isShort) &&
    (!('readOnly' in value) || typeof value.readOnly === 'boolean'))
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
