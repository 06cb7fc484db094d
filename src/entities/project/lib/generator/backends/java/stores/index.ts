import type { Database } from '../../../../../model/technologies'
import type { ProjectContext } from '../../../definitions'
import { firebaseStore } from './firebase'
import { mongodbStore } from './mongodb'
import { mysqlStore } from './mysql'
import { postgresqlStore } from './postgresql'
import { redisStore } from './redis'
import { sqliteStore } from './sqlite'
import type { JavaStore } from './store'
import { supabaseStore } from './supabase'

export const JAVA_STORES: Record<Database, JavaStore> = {
  PostgreSQL: postgresqlStore,
  MySQL: mysqlStore,
  MongoDB: mongodbStore,
  Redis: redisStore,
  SQLite: sqliteStore,
  Supabase: supabaseStore,
  Firebase: firebaseStore,
}

export function javaStore(project: ProjectContext): JavaStore {
  return JAVA_STORES[project.database.label]
}
