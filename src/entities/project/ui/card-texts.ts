import { formatDate } from '@/shared/lib/format'
import type { Project } from '../model/project'
import { projectStack } from '../model/templates'
import { TYPE_LABELS } from '@orrery/generator/model'

/** The texts of a project's card. */
export interface CardTexts {
  name: string
  about: string
  description: string
  stack: string
}

export const cardTexts = (project: Project): CardTexts => ({
  name: project.name,
  about: `${TYPE_LABELS[project.type].label} · ${formatDate(project.createdAt)}${project.sample ? ' · Sample data' : ''}`,
  description: project.description || 'No description',
  stack: projectStack(project),
})
