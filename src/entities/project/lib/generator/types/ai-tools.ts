import type { GeneratedFile } from '../../../model/project-file'
import { file, filesOf } from '../file'
import { blocks, code, lines } from '../text/code'
import { markdown } from '../text/escape'
import type { Row } from './definitions'

/** Ids of the AI tools of wizard reading A, in the order in which they are shown. */
export const AI_TOOLS = [
  'code-generation',
  'code-review',
  'dependency-management',
  'documentation',
  'testing',
  'performance',
] as const
export type AiTool = (typeof AI_TOOLS)[number]

/** What the files of the AI tools have to know of a project, whatever generator made it. */
export interface ToolProject {
  /** The project's name and description on one line each; not escaped. */
  title: string
  summary: string
  has: (tool: AiTool) => boolean
  /** Command that installs the dependencies. */
  install: string
  /** Every command of the project, and what it does. */
  commands: Row[]
  /** Paths of the project, and what is there. */
  structure: Row[]
  /** What a change has to respect. */
  conventions: string[]
  /** What a reviewer looks at beyond the conventions. */
  checklist: string[]
  /** Commands that have to pass before a change is merged. */
  gates: string[]
  /** Markdown: how the parts work together. */
  architecture: string
  /** Package managers in `dependabot.yml`. */
  ecosystems: readonly ('npm' | 'pip' | 'docker')[]
  /** Steps of a CI job that prepare the language, as list items of `steps`. */
  ciSetup: string
  /** What the test workflow runs: with coverage where the platform has it built in. */
  testCommand: string
  /** The benchmark: its command, and the file it runs. */
  benchmark: { command: Row; file: GeneratedFile }
}

/** The paths that each tool adds, with words for the readme's structure. */
const PATHS: Record<Exclude<AiTool, 'performance'>, Row[]> = {
  'code-generation': [['AGENTS.md', 'commands and conventions for coding assistants']],
  'code-review': [
    ['CONTRIBUTING.md', 'how a change is made and reviewed'],
    ['.github/pull_request_template.md', 'what a pull request says'],
  ],
  'dependency-management': [['.github/dependabot.yml', 'weekly updates of dependencies']],
  documentation: [['docs/architecture.md', 'how the parts work together']],
  testing: [['.github/workflows/test.yml', 'tests on Linux, macOS and Windows']],
}

/** Every file of the enabled AI tools; none of a tool that is off. */
export function toolFiles(project: ToolProject): GeneratedFile[] {
  const { has } = project
  return filesOf(
    has('code-generation') && agents(project),
    has('code-review') && contributing(project),
    has('code-review') && pullRequest(project),
    has('dependency-management') && dependabot(project),
    has('documentation') && architecture(project),
    has('testing') && testWorkflow(project),
    has('performance') && project.benchmark.file,
  )
}

/** Rows for a table of the structure, one for each file of an enabled tool. */
export function toolStructure({ has, benchmark }: Pick<ToolProject, 'has' | 'benchmark'>): Row[] {
  return AI_TOOLS.filter(has).flatMap((tool) =>
    tool === 'performance' ? [[benchmark.file.path, 'the benchmark'] as Row] : PATHS[tool],
  )
}

function agents(project: ToolProject): GeneratedFile {
  const { title, summary, install, commands, conventions, gates } = project
  return file(
    'AGENTS.md',
    code`
      # Working on ${markdown(title)}

      For coding assistants, and for everyone else who changes this project.

      ${markdown(summary)}

      ## Commands

      Install with \`${install}\`.

      ${table('Command', commands)}

      ## Structure

      ${table('Path', allPaths(project))}

      ## Conventions

      ${list(conventions)}

      ## Before a change is done

      These end without an error: ${gates.map((gate) => `\`${gate}\``).join(', ')}. A change of behaviour comes with a test
      that fails without it. Generated folders and secrets are never committed.
    `,
  )
}

function contributing({ title, install, conventions, checklist, gates }: ToolProject): GeneratedFile {
  return file(
    'CONTRIBUTING.md',
    code`
      # Contributing to ${markdown(title)}

      1. Make a branch, install with \`${install}\`, and change one thing.
      2. Write a test that fails without the change.
      3. Run ${gates.map((gate) => `\`${gate}\``).join(' and ')}.
      4. Open a pull request; its template asks what a reviewer has to know.

      ## Review checklist

      ${list([
        'The change does what its description says, and nothing else.',
        'A test fails without it. Errors and empty input are tested too.',
        ...checklist,
        'No secret, no personal data and no generated folder is committed.',
        'Names and comments say why; the readme still tells the truth.',
      ])}

      ## Conventions

      ${list(conventions)}
    `,
  )
}

function pullRequest({ gates }: ToolProject): GeneratedFile {
  return file(
    '.github/pull_request_template.md',
    code`
      ## What changes, and why

      ## How it was tested

      ${lines(...gates.map((gate) => `- [ ] \`${gate}\` passes`))}
      - [ ] A test fails without this change
      - [ ] The review checklist in CONTRIBUTING.md holds

      ## What a reviewer should look at
    `,
  )
}

function dependabot({ ecosystems }: ToolProject): GeneratedFile {
  return file(
    '.github/dependabot.yml',
    code`
      version: 2

      updates:
        ${blocks(...[...ecosystems, 'github-actions'].map(update))}
    `,
  )
}

/** Small updates come together in one pull request, large ones alone. */
function update(ecosystem: string): string {
  return code`
    - package-ecosystem: ${ecosystem}
      directory: /
      schedule:
        interval: weekly
      groups:
        small-updates:
          update-types: [minor, patch]
  `
}

function architecture(project: ToolProject): GeneratedFile {
  return file(
    'docs/architecture.md',
    code`
      # Architecture of ${markdown(project.title)}

      ${project.architecture}

      ## Where to find what

      ${table('Path', allPaths(project))}

      ## Conventions

      ${list(project.conventions)}
    `,
  )
}

function testWorkflow({ ciSetup, install, testCommand }: ToolProject): GeneratedFile {
  return file(
    '.github/workflows/test.yml',
    code`
      name: Tests

      on:
        push:
          branches: [main]
        pull_request:

      permissions:
        contents: read

      jobs:
        test:
          strategy:
            fail-fast: false
            matrix:
              system: [ubuntu-latest, macos-latest, windows-latest]
          runs-on: \${{ matrix.system }}
          timeout-minutes: 15
          steps:
            - uses: actions/checkout@v4
            ${ciSetup}
            - run: ${install}
            - run: ${testCommand}
    `,
  )
}

function allPaths(project: ToolProject): Row[] {
  return [...project.structure, ...toolStructure(project)]
}

/** A Markdown table of rows whose first column is code. */
export function table(heading: string, rows: Row[]): string {
  const second = heading === 'Path' ? 'What is there' : 'What it does'
  return lines(
    `| ${heading} | ${second} |`,
    '| --- | --- |',
    ...rows.map(([name, purpose]) => `| \`${name}\` | ${purpose} |`),
  )
}

function list(entries: string[]): string {
  return lines(...entries.map((entry) => `- ${entry}`))
}
