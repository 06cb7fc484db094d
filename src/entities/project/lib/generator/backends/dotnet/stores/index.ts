import type { Database } from '../../../../../model/technologies'
import type { ProjectContext } from '../../../definitions'
import { firebaseStore } from './firebase'
import { mongodbStore } from './mongodb'
import { redisStore } from './redis'
import { mysqlStore, postgresqlStore, sqliteStore } from './sql'
import type { DotnetStore } from './store'
import { supabaseStore } from './supabase'

export const DOTNET_STORES: Record<Database, DotnetStore> = {
  PostgreSQL: postgresqlStore,
  MySQL: mysqlStore,
  MongoDB: mongodbStore,
  Redis: redisStore,
  SQLite: sqliteStore,
  Supabase: supabaseStore,
  Firebase: firebaseStore,
}

export function dotnetStore(project: ProjectContext): DotnetStore {
  return DOTNET_STORES[project.database.label]
}
