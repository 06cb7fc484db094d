import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
// {{#if auth}}
import { user } from './auth.ts'
// {{/if}}

export const items = pgTable(
  'items',
  {
    id: uuid('id').primaryKey(),
    // {{#if auth}}
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    // {{/if}}
    title: text('title').notNull(),
    done: boolean('done').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // {{#if auth}}
    index('items_owner').on(table.ownerId),
    // {{/if}}
    index('items_created').on(table.createdAt),
  ],
)
