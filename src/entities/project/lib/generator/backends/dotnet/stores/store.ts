import type { ProjectContext } from '../../../definitions'

/** How the .NET server reaches one database. */
export interface DotnetStore {
  /** Class of the store: `PostgresqlStore`. */
  className: string
  /** The package of the driver; none where HTTP is enough. */
  driver?: { id: string; version: string }
  /** Properties of `Config`, all strings, and the expressions that read them. */
  config: { property: string; value: string }[]
  /** Expression over `config`: true when the database is set up. */
  configured: string
  /** Arguments of the store's constructor, as expressions over `config`. */
  arguments: string
  /** `src/Store/<className>.cs` */
  source: (project: ProjectContext) => string
}

/** True when the project keeps anything at all. */
export function hasData({ has }: ProjectContext): boolean {
  return has('api') || has('auth')
}

/** The `using` lines of a file, those of System first and each group in alphabetical order, as the compiler's tools sort. */
export function usings(...names: (string | false)[]): string {
  const all = [...new Set(names.filter((name): name is string => Boolean(name)))].sort()
  const system = all.filter((name) => /^System\b/.test(name))
  return [...system, ...all.filter((name) => !system.includes(name))]
    .map((name) => `using ${name};`)
    .join('\n')
}
