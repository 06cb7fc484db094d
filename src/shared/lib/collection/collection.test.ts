import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRandom } from '../random'
import { createCollections } from './collections'
import { createDatabase } from './database'
import {
  earlier,
  freshBrowser,
  ids,
  keepRecord,
  open,
  type Planet,
  planet,
  planets,
  records,
  tab,
} from './test-kit'

/** The other tab receives each change with a delay. */
const SLOWLY = { timeout: 20_000 }

beforeEach(freshBrowser)

describe('a collection', () => {
  it('starts with the samples, and stores added, changed, removed and restored entries', async () => {
    const collection = open()
    expect(ids(await collection.read())).toEqual(['mercury', 'venus'])
    expect(await collection.put(planet('earth'), planet('mars'))).toEqual({ ok: true })
    expect(ids(await collection.read())).toEqual(['earth', 'mars', 'mercury', 'venus'])
    await collection.change('mars', (one) => ({ ...one, name: 'Red planet' }))
    const mars = (await collection.read())[1] as Planet
    expect(mars.name).toBe('Red planet')
    expect(await collection.remove('mars')).toEqual({ index: 1, result: { ok: true } })
    await collection.restore(mars, 1)
    const after = await open().read()
    expect(ids(after)).toEqual(['earth', 'mars', 'mercury', 'venus'])
    expect(after[1]).toEqual(mars)
  })

  it('applies changes in the order of the calls, including calls before it is read', async () => {
    const collection = open()
    const early = [
      collection.put(planet('earth')),
      collection.remove('earth'),
      collection.put(planet('earth')),
      collection.remove('mercury'),
      collection.restore(planet('mercury'), 1),
      collection.change('earth', (one) => ({ ...one, moons: (one.moons ?? 0) + 1 })),
      collection.change('earth', (one) => ({ ...one, moons: (one.moons ?? 0) + 1 })),
    ]
    await Promise.all(early)
    expect(await collection.read()).toEqual(await open().read())
    expect((await open().read()).map(({ id, moons }) => [id, moons])).toEqual([
      ['earth', 2],
      ['mercury', undefined],
      ['venus', undefined],
    ])
    const settled = Promise.all([collection.remove('earth'), collection.put(planet('earth'))])
    expect(ids(collection.snapshot().entries)).toContain('earth')
    await settled
    expect(ids(await open().read())).toContain('earth')
  })

  it('applies a change of a subscriber before calls that were waiting for the read', async () => {
    const collection = open()
    const stop = collection.subscribe(() => {
      stop()
      void collection.put(planet('late'))
    })
    await collection.put(planet('early'))
    expect(ids(await collection.read()).slice(0, 2)).toEqual(['late', 'early'])
  })

  it('keeps the last of two entries with the same id, and stores no entry twice', async () => {
    const collection = open()
    await collection.put(planet('earth'), { id: 'earth', name: 'Last' })
    expect(await open().read()).toEqual([{ id: 'earth', name: 'Last' }, ...planets.samples()])
  })

  it('keeps the order after hundreds of entries were inserted into one gap', async () => {
    const collection = open()
    await collection.read()
    await collection.restore(planet('end'), 2)
    for (let index = 0; index < 120; index++) await collection.restore(planet(`p${index}`), 2)
    const between = Array.from({ length: 120 }, (_, index) => `p${119 - index}`)
    const wanted = ['mercury', 'venus', ...between, 'end']
    expect(ids(await collection.read())).toEqual(wanted)
    expect(ids(await open().read())).toEqual(wanted)
  })

  it('reads thousands of entries in chunks', async () => {
    const many = Array.from({ length: 1234 }, (_, index) => planet(`p${index}`))
    expect(await open().replace(many)).toEqual({ ok: true })
    expect(ids(await open().read())).toEqual(ids(many))
  })
})

describe('an entry that does not match the schema', () => {
  it('is counted and kept, even when all entries are replaced, until it is discarded', async () => {
    await open().read()
    await keepRecord({ data: { id: 'pluto', name: 7 } })
    await keepRecord({ id: 'ceres', data: { id: 'ceres', name: 'Ceres' }, v: 2 })
    const collection = open()
    await collection.read()
    expect(collection.snapshot()).toMatchObject({ setAside: 2, entries: planets.samples() })
    await collection.replace([planet('earth')])
    expect(await collection.setAside()).toEqual([
      { v: 2, data: { id: 'ceres', name: 'Ceres' } },
      { v: 1, data: { id: 'pluto', name: 7 } },
    ])
    await collection.dropSetAside()
    expect(collection.snapshot().setAside).toBe(0)
    expect(ids(await records())).toEqual(['earth'])
  })

  it('is migrated to the current schema when the definition has a migration', async () => {
    await open().read()
    await keepRecord({ v: 0, data: { id: 'pluto', called: 'Pluto' } })
    await keepRecord({ id: 'x', v: 0, data: null })
    const upgrade = (data: unknown) => {
      const { id, called } = data as { id: string; called: string }
      return { id, name: called }
    }
    const collection = open(tab(), { ...planets, upgrade } as typeof planets)
    expect((await collection.read()).at(-1)).toEqual({ id: 'pluto', name: 'Pluto' })
    expect(collection.snapshot().setAside).toBe(1)
    await collection.change('pluto', (one) => ({ ...one, moons: 5 }))
    expect((await open().read()).at(-1)).toEqual({ id: 'pluto', name: 'Pluto', moons: 5 })
  })
})

describe('two tabs', () => {
  it('create the samples once', async () => {
    const [one, other] = [open(tab()), open(tab())]
    await Promise.all([one.read(), other.read()])
    await one.remove('venus')
    expect(ids(await open(tab()).read())).toEqual(['mercury'])
    expect(await records()).toHaveLength(1)
  })

  it('see each other’s entries, in the same order', async () => {
    const [one, other] = [open(tab()), open(tab())]
    await Promise.all([one.read(), other.read()])
    await Promise.all([one.put(planet('b')), other.put(planet('a')), one.remove('venus')])
    await vi.waitFor(() => expect(ids(one.snapshot().entries)).toEqual(['a', 'b', 'mercury']), SLOWLY)
    await vi.waitFor(() => expect(ids(other.snapshot().entries)).toEqual(['a', 'b', 'mercury']), SLOWLY)
    await one.replace([planet('z')])
    await vi.waitFor(() => expect(ids(other.snapshot().entries)).toEqual(['z']), SLOWLY)
  })

  it('lose no change to the same entry', async () => {
    const [one, other] = [open(tab()), open(tab())]
    await Promise.all([one.read(), other.read()])
    const more = (planet: Planet) => ({ ...planet, moons: (planet.moons ?? 0) + 1 })
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).change('venus', more)),
    )
    const moons = (collection: typeof one) => collection.snapshot().entries[1]?.moons
    await vi.waitFor(() => expect([moons(one), moons(other)]).toEqual([20, 20]), SLOWLY)
    expect((await open(tab()).read())[1]?.moons).toBe(20)
  })

  it('agree after concurrent changes', async () => {
    const [one, other] = [open(tab()), open(tab())]
    const random = createRandom(7)
    const many = Array.from({ length: 300 }, (_, index) => planet(`p${index}`))
    await one.replace(many)
    const done: Promise<unknown>[] = []
    for (let step = 0; step < 300; step++) {
      const by = random() < 0.5 ? one : other
      const id = `p${Math.floor(random() * 300)}`
      const what = random()
      if (what < 0.5) done.push(by.change(id, (planet) => ({ ...planet, moons: (planet.moons ?? 0) + 1 })))
      else if (what < 0.7) done.push(by.put({ ...planet(id), name: `${step}` }))
      else if (what < 0.8) done.push(by.remove(id))
      else if (what < 0.97) done.push(by.put(planet(`new${step}`)))
      else done.push(by.replace(many.slice(step % 50)))
      if (step % 3 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    await Promise.all(done)
    const kept = await open(tab()).read()
    await vi.waitFor(() => {
      expect(one.snapshot().entries).toEqual(kept)
      expect(other.snapshot().entries).toEqual(kept)
    }, SLOWLY)
  })

  it('without a channel between them still change the newest state', async () => {
    const alone = () =>
      open(
        createCollections({
          database: createDatabase(),
          tabs: () => null,
          earlier: () => earlier as never,
          trace: () => ({ isLeft: () => false, leave: () => undefined, remove: () => undefined }),
        }),
      )
    const [one, other] = [alone(), alone()]
    await Promise.all([one.read(), other.read()])
    await one.change('venus', (planet) => ({ ...planet, name: 'Morning star' }))
    await other.change('venus', (planet) => ({ ...planet, moons: 0 }))
    expect(other.snapshot().entries[1]).toEqual({ id: 'venus', name: 'Morning star', moons: 0 })
  })

  it('receive changes while they read', async () => {
    const one = open(tab())
    await one.read()
    const other = open(tab())
    const reading = other.read()
    await one.put(planet('earth'))
    await reading
    await vi.waitFor(
      () => expect(ids(other.snapshot().entries)).toEqual(['earth', 'mercury', 'venus']),
      SLOWLY,
    )
  })

  it('receive the removal of all of an owner’s entries, and do not create the samples again while subscribed', async () => {
    const [first, second] = [tab(), tab()]
    const [one, other] = [open(first), open(second)]
    await Promise.all([one.read(), other.read()])
    const stop = other.subscribe(() => undefined)
    await first.removeOwnedEntries('ada')
    await vi.waitFor(() => expect(other.snapshot()).toMatchObject({ status: 'ready', entries: [] }), SLOWLY)
    expect(one.snapshot().entries).toEqual([])
    expect(await records()).toEqual([])
    stop()
    expect(ids(await other.read())).toEqual(['mercury', 'venus'])
  })
})
