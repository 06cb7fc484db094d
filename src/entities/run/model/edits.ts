import { array, type InferOutput, number, object, string } from 'valibot'
import type { RunQuery } from './query'

/** Which runs an edit changes: those with `runs` as ids, or, when it is null, all that the query finds. */
export interface PickedRuns {
  runs: readonly string[] | null
  query: RunQuery
}

/** Deletes or restores many runs. */
export interface RunEdit extends PickedRuns {
  change: 'delete' | 'restore'
}

/** Sets a tag on many runs, or removes it. */
export interface TagEdit extends PickedRuns {
  change: 'tag' | 'untag'
  key: string
  value: string
}

/** How many runs were changed, and the ids of those that were deleted or restored. */
export const runsEditedSchema = object({ changed: number(), ids: array(string()) })
export type RunsEdited = InferOutput<typeof runsEditedSchema>

export const NO_RUNS_EDITED: RunsEdited = { changed: 0, ids: [] }

/** Runs that one edit changes at most, as the limit of the database. */
export const MOST_EDITED = 5000

const TAG_LENGTH = 250

/** The fault in the name of a tag that the user sets; null without one. The database checks again. */
export function tagProblem(key: string): string | null {
  if (key === '') return 'Enter the name of a tag'
  if (key.length > TAG_LENGTH) return `The name can have up to ${TAG_LENGTH} characters`
  if (key.startsWith('mlflow.')) return 'Names that begin with mlflow. belong to the client'
  const isPath = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  return isPath && /^[\p{L}\p{N}\p{M}_\-./: ]+$/u.test(key)
    ? null
    : 'The name can have letters, digits, spaces and _ - . / :'
}
