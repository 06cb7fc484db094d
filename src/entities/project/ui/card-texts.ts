import { formatDate } from '@/shared/lib/format'
import type { Project } from '../model/project'
import { projectStack } from '../model/templates'

/** The texts of a project's card. */
export interface CardTexts {
  name: string
  stack: string
  /** The first of its AI tools; empty without any. */
  tools: string
  /** How many more AI tools it has, in words; empty when there are none. */
  more: string
  /** When it was last changed, and whether it is a sample. */
  about: string
}

const SHOWN_TOOLS = 3

/** PRJ-05: at most three AI tools, then "+N more". */
export function cardTexts(project: Project): CardTexts {
  const tools = project.aiTools.filter(({ enabled }) => enabled).map(({ name }) => name)
  return {
    name: project.name,
    stack: projectStack(project),
    tools: tools.slice(0, SHOWN_TOOLS).join(', '),
    more: tools.length > SHOWN_TOOLS ? `+${tools.length - SHOWN_TOOLS} more` : '',
    about: `${formatDate(project.lastCommit ?? project.createdAt)}${project.sample ? ' · Sample' : ''}`,
  }
}
