import { array, type GenericSchema, maxLength, object, picklist, pipe, string } from 'valibot'
import { goodEntries, type StoredDefinition } from '@/shared/lib/storage'

/** Events of a project in this browser, and their texts. */
export const ACTIVITY_TEXTS = {
  created: 'Created',
  edited: 'Edited',
  duplicated: 'Duplicated',
  'downloaded-code': 'Code downloaded',
  'downloaded-project': 'Project file downloaded',
  deleted: 'Deleted',
  restored: 'Restored',
} as const

export type ActivityKind = keyof typeof ACTIVITY_TEXTS

const KINDS = Object.keys(ACTIVITY_TEXTS) as ActivityKind[]

/** Something that happened to a project. */
export interface Activity {
  projectId: string
  kind: ActivityKind
  /** ISO 8601 */
  at: string
}

/** More than these are forgotten, the oldest first; for all projects of a user together. */
export const ACTIVITY_LIMIT = 100

const activitySchema: GenericSchema<unknown, Activity> = object({
  projectId: pipe(string(), maxLength(200)),
  kind: picklist(KINDS),
  at: string(),
})

/** Activity of a user's projects, newest first; keyed per user with `forUser`. */
export const storedActivity: StoredDefinition<Activity[]> = {
  key: 'project-activity',
  version: 1,
  schema: array(activitySchema),
  fallback: [],
  salvage: goodEntries(activitySchema),
}
