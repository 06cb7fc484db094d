import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const items = sqliteTable(
  'items',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    done: integer('done', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('items_newest').on(table.createdAt)],
)
