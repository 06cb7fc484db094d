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

// A hash holds the items as JSON, and a sorted set holds their ids by creation time.
const itemsOf = (scope: Scope) => ['items', ...Object.values(scope)].join(':')
const orderOf = (scope: Scope) => `${itemsOf(scope)}:order`

const read = (text: string): Item => {
  const item = JSON.parse(text)
  return { ...item, createdAt: new Date(item.createdAt) }
}

export async function listItems({ limit, offset, ...scope }: Scope & { limit: number; offset: number }) {
  const [ids, total] = await Promise.all([
    db.zRange(orderOf(scope), offset, offset + limit - 1, { REV: true }),
    db.zCard(orderOf(scope)),
  ])
  const found = ids.length > 0 ? await db.hmGet(itemsOf(scope), ids) : []
  return { items: found.filter((text) => text !== null).map(read), total }
}

export async function createItem({ title, ...scope }: New) {
  const item = { id: randomUUID(), ...scope, title, done: false, createdAt: new Date() }
  await db
    .multi()
    .hSet(itemsOf(scope), item.id, JSON.stringify(item))
    .zAdd(orderOf(scope), { value: item.id, score: item.createdAt.getTime() })
    .exec()
  return item
}

export async function updateItem({ id, ...scope }: Key, changes: { title?: string; done?: boolean }) {
  const text = await db.hGet(itemsOf(scope), id)
  if (!text) return undefined
  const item = { ...read(text), ...changes }
  await db.hSet(itemsOf(scope), id, JSON.stringify(item))
  return item
}

/** Returns false when there is no such item. */
export async function removeItem({ id, ...scope }: Key) {
  const [removed] = await db.multi().hDel(itemsOf(scope), id).zRem(orderOf(scope), id).execTyped()
  return removed === 1
}
