import type { GeneratedFile } from '../../../../../model/project-file'
import type { ProjectContext } from '../../../definitions'
import type { Gem } from '../versions'

/** How the Ruby server reaches one database. */
export interface RubyStore {
  /** What the `Gemfile` lists; none when the standard library is enough. */
  gem?: Gem
  /** True when installing the gem compiles it against the libraries of the database. */
  compiled?: boolean
  /** Fields of the configuration, and the variables that they come from. */
  settings: [name: string, variable: string][]
  /** Expression over `config`: true when the database is set up. */
  configured: string
  /** The class of the store, and its arguments as expressions over `config`. */
  className: string
  arguments: string
  /** The file that has the class. */
  file: (project: ProjectContext) => GeneratedFile
  /** Further files that it needs. */
  files?: (project: ProjectContext) => GeneratedFile[]
}

/** True when the project keeps anything at all. */
export function hasData({ has }: ProjectContext): boolean {
  return has('api') || has('auth')
}

/** The head of a store's file: what it says, its gem or libraries, and the files it needs. */
export function storeHead(
  project: ProjectContext,
  { about, required, relative = [], times = hasData(project) }: StoreHead,
): string {
  const files = [...(hasData(project) ? ['types'] : []), ...relative, ...(times ? ['../times'] : [])].sort()
  const own = files.map((path) => `require_relative '${path}'`).join('\n')
  return [`# ${about}`, required.map((name) => `require '${name}'`).join('\n'), own]
    .filter(Boolean)
    .join('\n\n')
}

interface StoreHead {
  about: string
  required: string[]
  relative?: string[]
  times?: boolean
}
