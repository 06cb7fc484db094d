import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
// {{#if auth}}
import { user } from './auth.ts'
// {{/if}}

export const items = sqliteTable(
  'items',
  {
    id: text('id').primaryKey(),
    // {{#if auth}}
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    // {{/if}}
    title: text('title').notNull(),
    done: integer('done', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // {{#if auth}}
    index('items_owner').on(table.ownerId),
    // {{/if}}
    index('items_created').on(table.createdAt),
  ],
)
