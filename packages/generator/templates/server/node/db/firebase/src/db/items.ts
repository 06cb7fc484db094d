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

// `ownerId/.../items` for items with an owner, otherwise `items`.
const itemsOf = (scope: Scope) => db.collection([...Object.entries(scope).flat(), 'items'].join('/'))

const read = (fields: FirebaseFirestore.DocumentData) =>
  ({ ...fields, createdAt: fields.createdAt.toDate() }) as Item

export async function listItems({ limit, offset, ...scope }: Scope & { limit: number; offset: number }) {
  const items = itemsOf(scope)
  const [page, counted] = await Promise.all([
    items.orderBy('createdAt', 'desc').offset(offset).limit(limit).get(),
    items.count().get(),
  ])
  return { items: page.docs.map((document) => read(document.data())), total: counted.data().count }
}

export async function createItem({ title, ...scope }: New) {
  const item = { id: randomUUID(), ...scope, title, done: false, createdAt: new Date() }
  await itemsOf(scope).doc(item.id).create(item)
  return item
}

export async function updateItem({ id, ...scope }: Key, changes: { title?: string; done?: boolean }) {
  const document = itemsOf(scope).doc(id)
  return db.runTransaction(async (transaction) => {
    const fields = (await transaction.get(document)).data()
    if (!fields) return undefined
    transaction.update(document, changes)
    return { ...read(fields), ...changes }
  })
}

/** Returns false when there is no such item. */
export async function removeItem({ id, ...scope }: Key) {
  const document = itemsOf(scope).doc(id)
  const { exists } = await document.get()
  if (exists) await document.delete()
  return exists
}
