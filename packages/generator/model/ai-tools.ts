export const AI_TOOL_IDS = [
  'code-generation',
  'code-review',
  'dependency-management',
  'documentation',
  'testing',
  'performance',
] as const
export type AiToolId = (typeof AI_TOOL_IDS)[number]

export interface AiTool {
  id: AiToolId
  name: string
  /** The files that it adds to the generated project. */
  description: string
  category: string
  enabled: boolean
}

/** WZA-05: the six tools, the first four on. */
export const AI_TOOLS: readonly AiTool[] = [
  {
    id: 'code-generation',
    name: 'Code Generation',
    description: 'A guide to the project for coding assistants',
    category: 'Development',
    enabled: true,
  },
  {
    id: 'code-review',
    name: 'Code Review',
    description: 'A pull request template and a review checklist',
    category: 'Quality',
    enabled: true,
  },
  {
    id: 'dependency-management',
    name: 'Dependency Management',
    description: 'Scheduled updates of every dependency',
    category: 'Maintenance',
    enabled: true,
  },
  {
    id: 'documentation',
    name: 'Documentation',
    description: 'A page about the architecture',
    category: 'Documentation',
    enabled: true,
  },
  {
    id: 'testing',
    name: 'Testing',
    description: 'A workflow that runs the tests with coverage',
    category: 'Quality',
    enabled: false,
  },
  {
    id: 'performance',
    name: 'Performance',
    description: 'A small benchmark to compare changes with',
    category: 'Quality',
    enabled: false,
  },
]

/** The ids that are on when a wizard opens. */
export const DEFAULT_AI_TOOLS: readonly AiToolId[] = AI_TOOLS.filter(({ enabled }) => enabled).map(
  ({ id }) => id,
)

/** The tools with one of them switched, in their documented order. */
export function toggleTool(tools: readonly AiToolId[], id: AiToolId): AiToolId[] {
  return AI_TOOL_IDS.filter((known) => (known === id ? !tools.includes(known) : tools.includes(known)))
}
