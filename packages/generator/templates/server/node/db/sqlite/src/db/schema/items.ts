import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from './auth.ts'

export const items = sqliteTable(
  'items',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    done: integer('done', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('items_newest').on(table.ownerId, table.createdAt)],
)
