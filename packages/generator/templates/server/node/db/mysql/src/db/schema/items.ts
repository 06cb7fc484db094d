import { boolean, datetime, index, mysqlTable, varchar } from 'drizzle-orm/mysql-core'
import { user } from './auth.ts'

export const items = mysqlTable(
  'items',
  {
    id: varchar('id', { length: 36 }).primaryKey(),
    ownerId: varchar('owner_id', { length: 64 })
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: varchar('title', { length: 200 }).notNull(),
    done: boolean('done').notNull(),
    createdAt: datetime('created_at', { fsp: 3 }).notNull(),
  },
  (table) => [index('items_newest').on(table.ownerId, table.createdAt)],
)
