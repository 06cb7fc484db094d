import { AI_TOOL_IDS } from '../../../model/ai-tools'
import type { GeneratedFile } from '../../../model/project-file'
import { PROJECT_TYPES, type StarterType } from '../../../model/types'
import { toolFiles } from '../ai-tools'
import { projectSlug, singleLine } from '../text/names'
import { aiMl } from './ai-ml'
import { api } from './api'
import { blockchain } from './blockchain'
import { desktop } from './desktop'
import type { StarterContext, StarterDefinition, Verification } from './definitions'
import { mobileApp } from './mobile-app'
import { readme } from './shared/readme'
import { rootFiles } from './shared/root'
import { toolProject } from './shared/tools'

/** Adding a project type: its folder, its id in `PROJECT_TYPES`, and one line here. */
const STARTERS: Record<StarterType, StarterDefinition> = {
  'mobile-app': mobileApp,
  api,
  'ai-ml': aiMl,
  desktop,
  blockchain,
}

/** Every type with a starter, in the order in which types are offered. */
export const STARTER_TYPES: readonly StarterType[] = PROJECT_TYPES.filter(isStarterType)

/** How a script proves that a starter works. */
export function starterVerification(type: StarterType): Verification {
  return STARTERS[type].verify
}

export interface GenerateStarterInput {
  type: StarterType
  name: string
  description: string
  /** Ids of the enabled AI tools; unknown ones are ignored. */
  aiTools: readonly string[]
}

/** True for the types that `generateStarter` makes. */
function isStarterType(type: string): type is StarterType {
  return Object.hasOwn(STARTERS, type)
}

/** The whole project of a type that has a starter: pure and deterministic, files sorted by path. */
export function generateStarter({ type, name, description, aiTools }: GenerateStarterInput): GeneratedFile[] {
  const definition = STARTERS[type]
  const enabled = new Set(AI_TOOL_IDS.filter((tool) => aiTools.includes(tool)))
  const context: StarterContext = {
    type,
    slug: projectSlug(name),
    title: singleLine(name) || 'Project',
    summary: singleLine(description) || definition.summary,
    has: (tool) => enabled.has(tool),
  }
  const tools = toolProject(definition, context)
  const files = [
    readme(definition, context, tools),
    ...rootFiles(definition),
    ...toolFiles(tools),
    ...definition.files(context),
  ]
  return files.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
