import { boolean, datetime, index, mysqlTable, varchar } from 'drizzle-orm/mysql-core'
// {{#if auth}}
import { user } from './auth.ts'
// {{/if}}

export const items = mysqlTable(
  'items',
  {
    id: varchar('id', { length: 36 }).primaryKey(),
    // {{#if auth}}
    ownerId: varchar('owner_id', { length: 64 })
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    // {{/if}}
    title: varchar('title', { length: 200 }).notNull(),
    done: boolean('done').notNull(),
    createdAt: datetime('created_at', { fsp: 3 }).notNull(),
  },
  (table) => [
    // {{#if auth}}
    index('items_owner').on(table.ownerId),
    // {{/if}}
    index('items_created').on(table.createdAt),
  ],
)
