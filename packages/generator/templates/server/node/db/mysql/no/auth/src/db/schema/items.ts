import { boolean, datetime, index, mysqlTable, varchar } from 'drizzle-orm/mysql-core'

export const items = mysqlTable(
  'items',
  {
    id: varchar('id', { length: 36 }).primaryKey(),
    title: varchar('title', { length: 200 }).notNull(),
    done: boolean('done').notNull(),
    createdAt: datetime('created_at', { fsp: 3 }).notNull(),
  },
  (table) => [index('items_newest').on(table.createdAt)],
)
