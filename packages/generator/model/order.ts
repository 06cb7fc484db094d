import type { ProjectConfig } from './config'
import type { StarterType } from './types'

/** The source of a project's code: the stack of a web app, or the starter of another type. */
export type CodeSource = { name: string; description: string; aiTools: string[] } & (
  | { kind: 'stack'; config: ProjectConfig }
  | { kind: 'starter'; type: StarterType; template: string | null }
)

/** An order for code: its source, its creation time (ISO 8601) and who created it. */
export interface CodeOrder {
  source: CodeSource
  createdAt: string
  createdBy: string
}
