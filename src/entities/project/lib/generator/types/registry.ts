import type { GeneratedFile } from '../../../model/project-file'
import { projectSlug, singleLine } from '../text/names'
import { AI_TOOLS, toolFiles } from './ai-tools'
import { aiMl } from './ai-ml'
import { api } from './api'
import { blockchain } from './blockchain'
import { type StarterContext, type StarterDefinition, STARTER_TYPES, type StarterType } from './definitions'
import { desktop } from './desktop'
import { mobileApp } from './mobile-app'
import { readme } from './shared/readme'
import { rootFiles } from './shared/root'
import { toolProject } from './shared/tools'

/** Adding a project type: its folder, its id in `STARTER_TYPES`, and one line here. */
export const STARTERS: Record<StarterType, StarterDefinition> = {
  'mobile-app': mobileApp,
  api,
  'ai-ml': aiMl,
  desktop,
  blockchain,
}

export interface GenerateStarterInput {
  type: StarterType
  name: string
  description: string
  /** Ids of the enabled AI tools; unknown ones are ignored. */
  aiTools: readonly string[]
}

/** True for the types that `generateStarter` makes. */
export function isStarterType(type: string): type is StarterType {
  return STARTER_TYPES.some((known) => known === type)
}

/** The whole project of a type that has a starter: pure and deterministic, files sorted by path. */
export function generateStarter({ type, name, description, aiTools }: GenerateStarterInput): GeneratedFile[] {
  const definition = STARTERS[type]
  const enabled = new Set(AI_TOOLS.filter((tool) => aiTools.includes(tool)))
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
