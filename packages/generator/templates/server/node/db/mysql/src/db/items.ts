import { randomUUID } from 'node:crypto'
import { and, count, desc, eq } from 'drizzle-orm'
import { db } from './client.ts'
import { items } from './schema/items.ts'

interface Key {
  id: string
  ownerId: string
}

type New = Omit<typeof items.$inferInsert, 'id' | 'done' | 'createdAt'>
type Changes = Partial<Omit<typeof items.$inferInsert, 'id' | 'ownerId' | 'createdAt'>>

const matches = ({ id, ownerId }: Key) => and(eq(items.id, id), eq(items.ownerId, ownerId))

export async function listItems({
  ownerId,
  limit,
  offset,
}: {
  ownerId: string
  limit: number
  offset: number
}) {
  const own = eq(items.ownerId, ownerId)
  const [found, counted] = await Promise.all([
    db
      .select()
      .from(items)
      .where(own)
      .orderBy(desc(items.createdAt), desc(items.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(items).where(own),
  ])
  return { items: found, total: counted[0]?.total ?? 0 }
}

export async function createItem(values: New) {
  const item = { id: randomUUID(), ...values, done: false, createdAt: new Date() }
  await db.insert(items).values(item)
  return item
}

export async function updateItem(key: Key, changes: Changes) {
  if (Object.keys(changes).length > 0) await db.update(items).set(changes).where(matches(key))
  const [item] = await db.select().from(items).where(matches(key))
  return item
}

/** Returns false when there is no such item. */
export async function removeItem(key: Key) {
  const [{ affectedRows }] = await db.delete(items).where(matches(key))
  return affectedRows > 0
}
