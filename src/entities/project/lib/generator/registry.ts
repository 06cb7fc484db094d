import type { ProjectConfig } from '../../model/config'
import type { Backend, Database, Frontend } from '../../model/technologies'
import { dotnet } from './backends/dotnet'
import { java } from './backends/java'
import { go } from './backends/go'
import { node } from './backends/node'
import { python } from './backends/python'
import { php } from './backends/php'
import { ruby } from './backends/ruby'
import { firebase } from './databases/firebase'
import { mongodb } from './databases/mongodb'
import { mysql } from './databases/mysql'
import { postgresql } from './databases/postgresql'
import { redis } from './databases/redis'
import { sqlite } from './databases/sqlite'
import { supabase } from './databases/supabase'
import type { BackendDefinition, DatabaseDefinition, FrontendDefinition } from './definitions'
import { angular } from './frontends/angular'
import { next } from './frontends/next'
import { react } from './frontends/react'
import { svelte } from './frontends/svelte'
import { vue } from './frontends/vue'

/** Adding a technology: its folder, and one line here. */
const FRONTENDS: FrontendDefinition[] = [react, vue, angular, svelte, next]
const BACKENDS: BackendDefinition[] = [node, python, java, go, php, ruby, dotnet]
const DATABASES: DatabaseDefinition[] = [postgresql, mysql, mongodb, redis, sqlite, supabase, firebase]

type Stack = Pick<ProjectConfig, 'frontend' | 'backend' | 'database'>

/** What can be generated, for choosers. Every listed front end works with every listed backend and database. */
export const SUPPORTED: { frontends: Frontend[]; backends: Backend[]; databases: Database[] } = {
  frontends: FRONTENDS.map(({ label }) => label),
  backends: BACKENDS.map(({ label }) => label),
  databases: DATABASES.map(({ label }) => label),
}

/** Thrown for a stack that has no generator yet. */
export class UnsupportedStackError extends Error {
  override readonly name = 'UnsupportedStackError'

  constructor(stack: Stack) {
    super(
      `There is no generator for ${stack.frontend} with ${stack.backend} and ${stack.database} yet. ` +
        `Available: ${SUPPORTED.frontends.join(', ')}; ${SUPPORTED.backends.join(', ')}; ${SUPPORTED.databases.join(', ')}.`,
    )
  }
}

/** True when `generateProject` has a generator for this stack. */
export function isSupportedStack(stack: Stack): boolean {
  return find(stack) !== null
}

/** The three definitions of a stack. Throws `UnsupportedStackError`. */
export function stackDefinitions(stack: Stack) {
  const found = find(stack)
  if (!found) throw new UnsupportedStackError(stack)
  return found
}

function find(stack: Stack) {
  const frontend = FRONTENDS.find(({ label }) => label === stack.frontend)
  const backend = BACKENDS.find(({ label }) => label === stack.backend)
  const database = DATABASES.find(({ label }) => label === stack.database)
  if (!frontend || !backend || !database || !backend.databases.includes(database.label)) return null
  return { frontend, backend, database }
}
