import { safeParse } from 'valibot'
import { type Dataset, datasets, sampleDatasets } from '@/entities/dataset/model'
import { type DatasetProfile, storedProfiles } from '@/entities/dataset-profile/model'
import { type Project, projectSchema } from '@/entities/project/model'
import type { SharedDocument } from '@/entities/shared-link/model'

/** The document of a link, read as the entry that it was; null when this version of the app cannot read it. */
export type Shown =
  | { kind: 'project'; project: Project }
  | { kind: 'dataset'; dataset: Dataset; profile: DatasetProfile | null }

/** The fields of a project that no link contains. */
const PROJECT_REST = { id: 'shared', teamMembers: [], createdBy: '', url: null, lastCommit: null, stars: 0 }

export function shownOf({ kind, data, profile, column_count: columnCount }: SharedDocument): Shown | null {
  if (kind === 'project') {
    const { success, output } = safeParse(projectSchema, { ...PROJECT_REST, ...data })
    return success ? { kind, project: output } : null
  }
  const [rest] = sampleDatasets(0)
  const own = {
    id: 'shared',
    createdBy: '',
    profile: null,
    versions: [],
    failure: null,
    processing: null,
    status: 'ready',
  }
  const { success, output } = safeParse(datasets.schema, { ...rest, ...own, ...data })
  if (!success) return null
  const stored = safeParse(storedProfiles.schema, {
    id: 'shared',
    fileName: '',
    at: '',
    columnCount,
    profile,
  })
  return { kind, dataset: output, profile: stored.success ? stored.output.profile : null }
}
