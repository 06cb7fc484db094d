import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { textOf } from './filter'
import { type Project, projectSchema, storedProjects } from './project'
import { SAMPLE_PROJECTS } from './samples'

/** STO-01: a user's projects. */
export const projects: CollectionDefinition<Project> = {
  name: 'projects',
  document: 'project',
  version: 1,
  schema: projectSchema,
  samples: () => SAMPLE_PROJECTS,
  earlier: storedProjects,
  prepare: textOf,
}
