import type { Database } from '../../../../../model/technologies'
import type { ProjectContext } from '../../../definitions'
import { firebaseStore } from './firebase'
import { mongodbStore } from './mongodb'
import { redisStore } from './redis'
import { mysqlStore, postgresqlStore, sqliteStore } from './sql'
import type { GoStore } from './store'
import { supabaseStore } from './supabase'

export const GO_STORES: Record<Database, GoStore> = {
  PostgreSQL: postgresqlStore,
  MySQL: mysqlStore,
  MongoDB: mongodbStore,
  Redis: redisStore,
  SQLite: sqliteStore,
  Supabase: supabaseStore,
  Firebase: firebaseStore,
}

export function goStore(project: ProjectContext): GoStore {
  return GO_STORES[project.database.label]
}
