import type { Feature } from './technologies'
import type { StarterType } from './types'
import type { Environment, ProjectConfig, Resources } from './config'

/** One text file of a generated project. */
export interface GeneratedFile {
  /** POSIX path relative to the project folder, e.g. `server/src/app.ts`. Never absolute, never with `..`. */
  path: string
  /** UTF-8 text with LF line ends. */
  content: string
  /**
   * Its reasons, as expressions of flags and parts (`auth`, `api & sql`); undefined for a file that is always
   * included.
   */
  because?: readonly string[]
  /** Its text if a flag were the other way round, where that is another: null when it would not be there. */
  otherwise?: Partial<Record<Feature, string | null>>
}

/** Whether a package manager wrote a file: thousands of lines of checksums, which people do not read. */
export const isLockFile = (path: string) => /(^|\/)(package-lock\.json|uv\.lock|go\.sum)$/.test(path)

/** The configuration of a project whose type brings its own code. */
interface StarterConfig {
  name: string
  description: string
  type: StarterType
  template: string | null
  aiTools: string[]
}

/** The documented single project file (PRJ-08). */
export interface ProjectFile {
  name: string
  description: string
  config: ProjectConfig | StarterConfig
  files: GeneratedFile[]
  metadata: {
    /** ISO 8601 time of creation, taken from the caller so that the same input gives the same bytes. */
    createdAt: string
    generator: 'Orrery'
    /** Version of the generator. */
    version: string
    /** Username of the person who created the project. */
    createdBy: string
    environment: Environment
    resources: Resources
  }
}
