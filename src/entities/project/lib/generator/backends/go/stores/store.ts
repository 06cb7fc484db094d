import type { GeneratedFile } from '../../../../../model/project-file'
import type { ProjectContext } from '../../../definitions'

/** How the Go server reaches one database. */
export interface GoStore {
  /** What `npm run setup` adds to `go.mod`; none where the standard library is enough. */
  driver?: {
    /** The package that is imported, for `go get`. */
    path: string
    version: string
    /** The build tag of the file that imports it. */
    tag: string
    /** Go expression: true when the driver is not part of this build. */
    missing: string
  }
  /** Lines of the struct `Config`, types beside it, and lines of the literal that `Read` returns. */
  fields: string
  types?: string
  values: string
  /** True when `values` calls the package strings. */
  usesStrings?: boolean
  /** Expression over `cfg`: true when the database is not set up. */
  unconfigured: string
  /** Expression over `cfg` that gives `(Store, error)`. */
  open: string
  /** Its files in `internal/store/`. */
  files: (project: ProjectContext) => GeneratedFile[]
}

/** True when the project keeps anything at all. */
export function hasData({ has }: ProjectContext): boolean {
  return has('api') || has('auth')
}
