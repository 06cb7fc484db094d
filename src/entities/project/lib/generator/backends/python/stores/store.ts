import type { GeneratedFile } from '../../../../../model/project-file'
import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import type { PythonPackage } from '../versions'

/** How the Python server reaches one database. */
export interface PythonStore {
  /** What `requirements.txt` lists; empty when the standard library is enough. */
  packages: PythonPackage[]
  /** Fields of the configuration, and the variables that they come from. */
  settings: [name: string, variable: string][]
  /** Expression over `config`: true when the database is not set up. */
  missing: string
  /** The class of the store, and its arguments as expressions over `config`. */
  className: string
  arguments: string
  /** The module that has the class. */
  source: (project: ProjectContext) => string
  /** Further modules that it needs. */
  files?: (project: ProjectContext) => GeneratedFile[]
}

/** True when the project keeps anything at all. */
export function hasData({ has }: ProjectContext): boolean {
  return has('api') || has('auth')
}

/** The import of the types that a store module uses with each feature. */
export function storeTypes({ has }: ProjectContext, used: { api?: string[]; auth?: string[] }): string {
  const names = [...(has('api') ? (used.api ?? []) : []), ...(has('auth') ? (used.auth ?? []) : [])]
  return names.length > 0 ? `from .types import ${[...new Set(names)].sort().join(', ')}` : ''
}

/** The import of the functions of `app/times.py` that are used with each feature. */
export function timeImports(
  { has }: ProjectContext,
  used: { api?: string[]; auth?: string[] } = { api: ['from_iso', 'to_iso'], auth: ['from_iso', 'to_iso'] },
): string {
  const names = [...(has('api') ? (used.api ?? []) : []), ...(has('auth') ? (used.auth ?? []) : [])]
  return names.length > 0 ? `from ..times import ${[...new Set(names)].sort().join(', ')}` : ''
}

/** `_to_item(row)` and `_to_user(row)` for rows with the columns of the tables. */
export function rowReaders(
  { has }: ProjectContext,
  { row = 'dict[str, Any]', created = 'row["created_at"]', done = 'row["done"]' },
): string[] {
  return [
    has('api')
      ? code`
          def _to_item(row: ${row}) -> Item:
              created_at = ${created}
              return Item(row["id"], row["title"], ${done}, created_at)
        `
      : '',
    has('auth')
      ? code`
          def _to_user(row: ${row}) -> User:
              created_at = ${created}
              return User(row["id"], row["email"], row["password_hash"], created_at)
        `
      : '',
  ]
}
