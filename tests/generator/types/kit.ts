import { generateStarter } from '../../../src/entities/project/lib/generator'
import { AI_TOOL_IDS } from '../../../src/entities/project/model/ai-tools'
import type { GeneratedFile } from '../../../src/entities/project/model/project-file'
import type { StarterType } from '../../../src/entities/project/model/types'

export interface Manifest {
  name: string
  description: string
  scripts: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export function starter(
  type: StarterType,
  { name = 'Field Notes', description = '', aiTools = AI_TOOL_IDS as readonly string[] } = {},
): GeneratedFile[] {
  return generateStarter({ type, name, description, aiTools })
}

export function contentOf(files: GeneratedFile[], path: string): string {
  const found = files.find((file) => file.path === path)
  if (!found) throw new Error(`${path} was not generated.`)
  return found.content
}

export const pathsOf = (files: GeneratedFile[]) => files.map(({ path }) => path)
export const manifestOf = (files: GeneratedFile[]) => JSON.parse(contentOf(files, 'package.json')) as Manifest
