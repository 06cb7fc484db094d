import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const items = pgTable(
  'items',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    done: boolean('done').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('items_newest').on(table.createdAt)],
)
