import type { AiToolId } from '../../model/ai-tools'
import { AI_TOOL_IDS } from '../../model/ai-tools'
import type { GeneratedFile } from '../../model/project-file'
import { lines } from './text'

/** A row in a table of a readme: `npm test` and its effect, a path and its content. */
export type Row = [name: string, purpose: string]

/** A package manager as `dependabot.yml` names it, and the folder of its manifest. */
export interface Ecosystem {
  name: string
  directory: string
}

/** The facts about a project that the files of the AI tools need, whatever generator made it. */
export interface ToolProject {
  /** The project's name and description on one line each; not escaped. */
  title: string
  summary: string
  has: (tool: AiToolId) => boolean
  /** Command that installs the dependencies. */
  install: string
  /** Every command of the project, and what it does. */
  commands: Row[]
  /** Paths of the project, and what is there. */
  structure: Row[]
  /** Rules for changes. */
  conventions: string[]
  /** Points for reviewers beyond the conventions. */
  checklist: string[]
  /** Commands that have to pass before a change is merged. */
  gates: string[]
  /** Markdown: how the parts work together. */
  architecture: string
  ecosystems: Ecosystem[]
  /** Steps of a CI job that prepare the language, as list items of `steps`. */
  ciSetup: string
  /** Steps of the test workflow after the installation, as list items: with coverage where the platform has it built in. */
  testSteps: string
  /** The benchmark: its command, and the file it runs. */
  benchmark: { command: Row; file: GeneratedFile }
}

/** The paths that each tool adds, with words for the readme's structure. */
const PATHS: Record<Exclude<AiToolId, 'performance'>, Row[]> = {
  'code-generation': [['AGENTS.md', 'commands and conventions for coding assistants']],
  'code-review': [
    ['CONTRIBUTING.md', 'how to make and review a change'],
    ['.github/pull_request_template.md', 'the template for pull requests'],
  ],
  'dependency-management': [['.github/dependabot.yml', 'weekly dependency updates']],
  documentation: [['docs/architecture.md', 'how the parts work together']],
  testing: [['.github/workflows/test.yml', 'tests on Linux, macOS and Windows']],
}

/** Rows for a table of the structure, one for each file of an enabled tool. */
function toolStructure({ has, benchmark }: Pick<ToolProject, 'has' | 'benchmark'>): Row[] {
  return AI_TOOL_IDS.filter(has).flatMap((tool) =>
    tool === 'performance' ? [[benchmark.file.path, 'the benchmark'] as Row] : PATHS[tool],
  )
}

export function allPaths(project: ToolProject): Row[] {
  return [...project.structure, ...toolStructure(project)]
}

/** A Markdown table of rows whose first column is code. */
export function table(heading: string, rows: Row[]): string {
  const second = heading === 'Path' ? 'Purpose' : 'What it does'
  return lines(
    `| ${heading} | ${second} |`,
    '| --- | --- |',
    ...rows.map(([name, purpose]) => `| \`${name}\` | ${purpose} |`),
  )
}

export function list(entries: string[]): string {
  return lines(...entries.map((entry) => `- ${entry}`))
}
