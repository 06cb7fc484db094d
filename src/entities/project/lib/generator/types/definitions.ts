import type { AiToolId } from '../../../model/ai-tools'
import type { GeneratedFile } from '../../../model/project-file'
import type { StarterType } from '../../../model/types'
import type { Row } from '../ai-tools'
import type { EnvironmentVariable } from '../definitions'

export interface StarterContext {
  type: StarterType
  /** Safe for package, folder and file names. */
  slug: string
  /** The project's name on one line, never empty; not escaped. */
  title: string
  /** The project's description on one line, never empty; not escaped. */
  summary: string
  /** True when that AI tool is enabled. */
  has: (tool: AiToolId) => boolean
}

/** The language a project is written in, as far as its files around the code need to know. */
export interface Platform {
  /** What has to be installed on the machine, for the readme. */
  requirement: string
  /** Command that installs the dependencies. */
  install: string
  /** How the exact versions come about, one sentence for the readme. */
  versions: string
  /** Name of the package manager in `dependabot.yml`. */
  ecosystem: 'npm' | 'pip'
  /** Steps of a CI job that prepare the language, as list items of `steps`. */
  ciSetup: string
  /** Lines for `.gitignore`. */
  ignored: string[]
  /** Width of an indentation in spaces. */
  indent: number
}

/** How a script proves that the project works. Every command runs in the project's folder, without a shell. */
export interface Verification {
  install: {
    command: string[] /** What the tests can do without, when this command fails. */
    optional?: string
  }[]
  check?: string[]
  test: string[]
  /** The server, with `PORT` from the caller, and the path that answers with 200 once it runs. */
  start?: { command: string[]; health: string }
  /** What the project does when it is started, if that is no server: a command that ends. */
  run?: string[]
  /** Why it is not started: a window needs a display. */
  notStarted?: string
  /** Programs that have to be on the machine. */
  needs: string[]
  /** Folder of the project whose programs come first, once something is installed there. */
  path?: { posix: string; windows: string }
}

export interface StarterDefinition {
  type: StarterType
  /** Said of a project that nobody described. */
  summary: string
  platform: Platform
  verify: Verification
  /** One paragraph: what the project is made of. */
  introduction: string
  /** Markdown below the commands that install and start it. */
  run: { commands: string[]; text: string }
  /** The commands of the project, without the ones of AI tools. */
  commands: Row[]
  /** Variables that the project reads; at least one. */
  environment: EnvironmentVariable[]
  /** Who reads the variables, as Markdown for the readme. */
  environmentNote: string
  /** Further sections of the readme as Markdown. */
  sections: (context: StarterContext) => string
  /** Paths that exist in every project of the type, and what is there. */
  structure: Row[]
  /** What a change has to respect, for people and coding assistants. */
  conventions: string[]
  /** What a reviewer looks at beyond the conventions. */
  checklist: string[]
  /** Markdown of `docs/architecture.md` below its heading: how the parts work together. */
  architecture: string
  /** The test run with coverage, where the platform has it built in. */
  coverage?: Row
  /** The benchmark: its command, and its file. */
  benchmark: { command: Row; file: (context: StarterContext) => GeneratedFile }
  /** Lines for `.gitignore` beyond those of the platform. */
  ignored: string[]
  /** The project without what all types share. */
  files: (context: StarterContext) => GeneratedFile[]
}
