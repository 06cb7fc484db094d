import type { Database } from '../../../../../model/technologies'
import type { ServerContext } from '../../../definitions'
import { firebaseStore } from './firebase'
import { mongodbStore } from './mongodb'
import { mysqlStore } from './mysql'
import { postgresqlStore } from './postgresql'
import { redisStore } from './redis'
import { sqliteStore } from './sqlite'
import type { NodeStore } from './store'
import { supabaseStore } from './supabase'

export const NODE_STORES: Record<Database, NodeStore> = {
  PostgreSQL: postgresqlStore,
  MySQL: mysqlStore,
  MongoDB: mongodbStore,
  Redis: redisStore,
  SQLite: sqliteStore,
  Supabase: supabaseStore,
  Firebase: firebaseStore,
}

export function nodeStore(project: ServerContext): NodeStore {
  return NODE_STORES[project.database.label]
}
