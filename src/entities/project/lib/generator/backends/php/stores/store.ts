import type { ProjectContext } from '../../../definitions'

/** How the PHP server reaches one database. */
export interface PhpStore {
  /** Class of the store: `PostgresqlStore`. */
  className: string
  /** PHP extensions beyond the ones of every PHP, and the Debian package that brings each. */
  extensions: Record<string, string>
  /** Properties of `Config`, all strings, and the expressions that read them. */
  config: { property: string; value: string }[]
  /** Expression over `$config`: true when the database is set up. */
  configured: string
  /** Arguments of the store's constructor, as expressions over `$config`. */
  arguments: string
  /** Set when the store talks HTTP. */
  http?: boolean
  /** Lines of the Dockerfile that install the extensions. */
  docker?: string
  /** `src/Store/<className>.php` */
  source: (project: ProjectContext) => string
}

/** True when the project keeps anything at all. */
export function hasData({ has }: ProjectContext): boolean {
  return has('api') || has('auth')
}

/** The `use` lines of a store for the classes outside its namespace. */
export const uses = (...names: (string | false)[]): string =>
  names
    .filter(Boolean)
    .map((name) => `use ${name};`)
    .sort()
    .join('\n')
