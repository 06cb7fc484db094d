import { expect, test } from 'vitest'
// {{#if auth}}
import { account } from './account.ts'
// {{/if}}
import { visitor } from './client.ts'

test('items are created, listed, changed and deleted', async () => {
  const ann = visitor()
  // {{#if auth}}
  await ann('POST', '/api/auth/sign-up', account())
  // {{/if}}
  const { status, body } = await ann('POST', '/api/items', { title: ' First ' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ title: 'First', done: false })
  const page = await ann('GET', '/api/items?limit=1')
  expect(page.body).toMatchObject({ items: [body], total: expect.any(Number) })
  expect((await ann('PATCH', `/api/items/${body.id}`, { done: true })).body.done).toBe(true)
  expect((await ann('DELETE', `/api/items/${body.id}`)).status).toBe(204)
  expect((await ann('DELETE', `/api/items/${body.id}`)).status).toBe(404)
})

test('bad input is refused', async () => {
  const ann = visitor()
  // {{#if auth}}
  await ann('POST', '/api/auth/sign-up', account())
  // {{/if}}
  for (const title of [' ', 'A\0B']) expect((await ann('POST', '/api/items', { title })).status).toBe(400)
  expect((await ann('GET', '/api/items?limit=1000')).status).toBe(400)
})
// {{#if auth}}

test('items belong to the user who created them', async () => {
  const [ann, bob] = [visitor(), visitor()]
  await ann('POST', '/api/auth/sign-up', account())
  await bob('POST', '/api/auth/sign-up', account())
  const { body } = await ann('POST', '/api/items', { title: 'Mine' })
  expect((await bob('GET', '/api/items')).body.total).toBe(0)
  expect((await bob('PATCH', `/api/items/${body.id}`, { done: true })).status).toBe(404)
  expect((await bob('DELETE', `/api/items/${body.id}`)).status).toBe(404)
  expect((await visitor()('GET', '/api/items')).status).toBe(401)
})
// {{/if}}
