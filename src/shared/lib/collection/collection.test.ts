import 'fake-indexeddb/auto'
import { object, string } from 'valibot'
import { expect, it } from 'vitest'
import { collectionOf } from './collections'

const planets = {
  name: 'planets',
  version: 1,
  schema: object({ id: string(), name: string() }),
  samples: () => [
    { id: 'mercury', name: 'Mercury' },
    { id: 'venus', name: 'Venus' },
  ],
}
const now = () => 0
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

it('begins with the samples, and keeps what is added, changed, removed and put back', async () => {
  const collection = collectionOf(planets, 'ada', now)
  expect(ids(await collection.read())).toEqual(['mercury', 'venus'])
  expect(await collection.put({ id: 'earth', name: 'Earth' }, { id: 'mars', name: 'Mars' })).toEqual({
    ok: true,
  })
  expect(ids(await collection.read())).toEqual(['earth', 'mars', 'mercury', 'venus'])
  await collection.change('mars', (planet) => ({ ...planet, name: 'Red planet' }))
  const mars = (await collection.read())[1]
  expect(mars?.name).toBe('Red planet')
  expect(await collection.remove('mars')).toEqual({ index: 1, result: { ok: true } })
  if (mars) await collection.restore(mars, 1)
  expect(ids(await collection.read())).toEqual(['earth', 'mars', 'mercury', 'venus'])
})
