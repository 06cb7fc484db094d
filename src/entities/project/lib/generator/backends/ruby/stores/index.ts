import type { Database } from '../../../../../model/technologies'
import type { ProjectContext } from '../../../definitions'
import { firebaseStore } from './firebase'
import { mongodbStore } from './mongodb'
import { mysqlStore } from './mysql'
import { postgresqlStore } from './postgresql'
import { redisStore } from './redis'
import { sqliteStore } from './sqlite'
import type { RubyStore } from './store'
import { supabaseStore } from './supabase'

export const RUBY_STORES: Record<Database, RubyStore> = {
  PostgreSQL: postgresqlStore,
  MySQL: mysqlStore,
  MongoDB: mongodbStore,
  Redis: redisStore,
  SQLite: sqliteStore,
  Supabase: supabaseStore,
  Firebase: firebaseStore,
}

export function rubyStore(project: ProjectContext): RubyStore {
  return RUBY_STORES[project.database.label]
}
