import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Ask, given, refused } from './asking.ts'

const NO_ITEM = 'There is no such item.'

export async function items(ann: Ask, bob: Ask, stranger: Ask, owned: boolean): Promise<void> {
  const before = owned ? 0 : (await ann('GET', '/api/items')).body.total
  if (owned) {
    refused(await stranger('GET', '/api/items'), 401, 'Sign in first.')
    refused(await stranger('POST', '/api/items', { title: 'Mine' }), 401, 'Sign in first.')
  }
  for (const body of [
    { title: '' },
    { title: '   ' },
    { title: 'x'.repeat(201) },
    { title: 'A\0B' },
    { title: 7 },
    {},
    [],
    '{"title":',
  ])
    refused(await ann('POST', '/api/items', body), 400)
  const first = await ann('POST', '/api/items', { title: '  Größe 🌱 ' })
  given(first, 201)
  const { id, createdAt } = first.body
  assert.deepEqual(first.body, { id, title: 'Größe 🌱', done: false, createdAt })
  assert.match(id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 60_000, `${createdAt} is not now`)
  assert.match(createdAt, /(Z|[+-]00:00)$/)
  for (const title of ['Second', 'Third']) given(await ann('POST', '/api/items', { title }), 201)
  const page = await ann('GET', '/api/items?limit=2&offset=1')
  given(page, 200)
  assert.deepEqual(
    page.body.items.map(({ title }) => title),
    ['Second', 'Größe 🌱'],
  )
  assert.equal(page.body.total, before + 3)
  for (const query of ['limit=0', 'limit=101', 'limit=many', 'offset=-1', `offset=${10n ** 20n}`])
    refused(await ann('GET', `/api/items?${query}`), 400)
  const rare = await ann('POST', '/api/items', { title: '🌱'.repeat(200) })
  given(rare, 201)
  given(await ann('DELETE', `/api/items/${rare.body.id}`), 204)
  const changed = await ann('PATCH', `/api/items/${id}`, { done: true })
  assert.deepEqual(changed.body, { id, title: 'Größe 🌱', done: true, createdAt })
  assert.equal((await ann('PATCH', `/api/items/${id}`, { title: ' First ' })).body.title, 'First')
  for (const body of [{ title: ' ' }, { done: 'perhaps' }])
    refused(await ann('PATCH', `/api/items/${id}`, body), 400)
  for (const other of [randomUUID(), 'none']) {
    refused(await ann('PATCH', `/api/items/${other}`, { done: true }), 404, NO_ITEM)
    refused(await ann('DELETE', `/api/items/${other}`), 404, NO_ITEM)
  }
  if (owned) {
    assert.deepEqual((await bob('GET', '/api/items')).body, { items: [], total: 0 })
    refused(await bob('PATCH', `/api/items/${id}`, { done: false }), 404, NO_ITEM)
    refused(await bob('DELETE', `/api/items/${id}`), 404, NO_ITEM)
  }
  given(await ann('DELETE', `/api/items/${id}`), 204)
  refused(await ann('DELETE', `/api/items/${id}`), 404, NO_ITEM)
  assert.equal((await ann('GET', '/api/items')).body.total, before + 2)
  const large = await ann('POST', '/api/items', { title: 'x'.repeat(200_000) })
  refused(large, large.status === 413 ? 413 : 400)
}
