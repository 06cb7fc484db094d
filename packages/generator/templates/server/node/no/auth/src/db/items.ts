import { randomUUID } from 'node:crypto'
import { count, desc, eq } from 'drizzle-orm'
import { db } from './client.ts'
import { items } from './schema/items.ts'

interface Key {
  id: string
}

type New = Omit<typeof items.$inferInsert, 'id' | 'done' | 'createdAt'>
type Changes = Partial<Omit<typeof items.$inferInsert, 'id' | 'createdAt'>>

export async function listItems({ limit, offset }: { limit: number; offset: number }) {
  const [found, counted] = await Promise.all([
    db.select().from(items).orderBy(desc(items.createdAt), desc(items.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(items),
  ])
  return { items: found, total: counted[0]?.total ?? 0 }
}

export async function createItem(values: New) {
  const item = { id: randomUUID(), ...values, done: false, createdAt: new Date() }
  await db.insert(items).values(item)
  return item
}

export async function updateItem({ id }: Key, changes: Changes) {
  const [item] =
    Object.keys(changes).length > 0
      ? await db.update(items).set(changes).where(eq(items.id, id)).returning()
      : await db.select().from(items).where(eq(items.id, id))
  return item
}

/** Returns false when there is no such item. */
export async function removeItem({ id }: Key) {
  const removed = await db.delete(items).where(eq(items.id, id)).returning({ id: items.id })
  return removed.length > 0
}
