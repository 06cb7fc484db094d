import { randomUUID } from 'node:crypto'
import { db } from './client.ts'

interface Item {
  id: string
  // {{#if auth}}
  ownerId: string
  // {{/if}}
  title: string
  done: boolean
  createdAt: Date
}
type New = Omit<Item, 'id' | 'done' | 'createdAt'>
type Scope = Omit<New, 'title'>
type Key = Scope & Pick<Item, 'id'>

const items = db.collection<Item>('items')
const plain = { projection: { _id: 0 } }

export async function listItems({ limit, offset, ...scope }: Scope & { limit: number; offset: number }) {
  const newestFirst = items.find(scope, plain).sort({ createdAt: -1, id: -1 }).skip(offset).limit(limit)
  const [found, total] = await Promise.all([newestFirst.toArray(), items.countDocuments(scope)])
  return { items: found, total }
}

export async function createItem(values: New): Promise<Item> {
  const item = { id: randomUUID(), ...values, done: false, createdAt: new Date() }
  await items.insertOne({ ...item })
  return item
}

export function updateItem(key: Key, changes: { title?: string; done?: boolean }) {
  if (Object.keys(changes).length === 0) return items.findOne(key, plain)
  return items.findOneAndUpdate(key, { $set: changes }, { ...plain, returnDocument: 'after' })
}

/** Returns false when there is no such item. */
export async function removeItem(key: Key) {
  const { deletedCount } = await items.deleteOne(key)
  return deletedCount > 0
}
