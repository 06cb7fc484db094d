import type { Database } from '../../../../../model/technologies'
import type { ProjectContext } from '../../../definitions'
import { firebaseStore } from './firebase'
import { mongodbStore } from './mongodb'
import { redisStore } from './redis'
import { mysqlStore, postgresqlStore, sqliteStore } from './sql'
import type { PhpStore } from './store'
import { supabaseStore } from './supabase'

export const PHP_STORES: Record<Database, PhpStore> = {
  PostgreSQL: postgresqlStore,
  MySQL: mysqlStore,
  MongoDB: mongodbStore,
  Redis: redisStore,
  SQLite: sqliteStore,
  Supabase: supabaseStore,
  Firebase: firebaseStore,
}

export function phpStore(project: ProjectContext): PhpStore {
  return PHP_STORES[project.database.label]
}

/** True when the server sends HTTP requests itself. */
export function needsClient(project: ProjectContext): boolean {
  return project.has('ai') || Boolean(phpStore(project).http)
}
