import type { Database } from '../../../../../model/technologies'
import type { ProjectContext } from '../../../definitions'
import { firebaseStore } from './firebase'
import { mongodbStore } from './mongodb'
import { mysqlStore } from './mysql'
import { postgresqlStore } from './postgresql'
import { redisStore } from './redis'
import { sqliteStore } from './sqlite'
import type { PythonStore } from './store'
import { supabaseStore } from './supabase'

export const PYTHON_STORES: Record<Database, PythonStore> = {
  PostgreSQL: postgresqlStore,
  MySQL: mysqlStore,
  MongoDB: mongodbStore,
  Redis: redisStore,
  SQLite: sqliteStore,
  Supabase: supabaseStore,
  Firebase: firebaseStore,
}

export function pythonStore(project: ProjectContext): PythonStore {
  return PYTHON_STORES[project.database.label]
}
