import type { ServerContext } from '../../../definitions'
import type { NpmPackage } from '../../../versions'

/** How the Node.js server reaches one database. */
export interface NodeStore {
  dependencies: NpmPackage[]
  devDependencies?: NpmPackage[]
  /** Lines of the object that `readConfig` returns. */
  config: string
  /** Expression over `config`: true when the database is set up. */
  configured: string
  /** Name of the function that opens the store, and its arguments as expressions over `config`. */
  factory: string
  arguments: string
  /** The module that exports the factory. */
  source: (project: ServerContext) => string
}

/** The `import type` line of a store module: `Store`, and the types that it uses with each feature. */
export function storeTypes({ has }: ServerContext, used: { api?: string[]; auth?: string[] } = {}): string {
  const names = ['Store', ...(has('api') ? (used.api ?? []) : []), ...(has('auth') ? (used.auth ?? []) : [])]
  return `import type { ${names.sort().join(', ')} } from './types.ts'`
}

/** True when the project keeps anything at all. */
export function hasData({ has }: ServerContext): boolean {
  return has('api') || has('auth')
}
