import { beforeEach, describe, expect, it } from 'vitest'
import { createDatabase } from './database'
import { openRecords } from './records'
import { createReplica } from './replica'
import type { ChangeResult, SyncedThings } from './replica-types'
import { freshBrowser, ids, open, planet, planets, tab } from './test-kit'

const synced = { ...planets, document: 'planet' }

/** A page with its copy of the account, and notes that are kept beside the collections. */
function browser() {
  const notes = new Map<string, unknown>()
  const flags = { whole: true, trace: false }
  const kind: SyncedThings = {
    document: 'note',
    collection: 'things:note',
    read: () => new Map(notes),
    write(_, changes) {
      for (const [id, value] of changes)
        if (value === null) notes.delete(id)
        else notes.set(id, value)
      return true
    },
    isWhole: () => flags.whole,
  }
  const page = tab()
  const replica = createReplica({
    database: createDatabase(openRecords, 1000),
    kinds: [
      {
        document: 'planet',
        collection: 'planets',
        samples:
          async () =>
          ({ id }) =>
            ['mercury', 'venus'].includes(id),
      },
      kind,
    ],
    announce: page.entriesArrived,
    trace: { isLeft: () => flags.trace, leave: () => (flags.trace = true) },
  })
  return { page, replica, notes, flags, collection: open(page, synced) }
}

const accepted = (change: string, version: number): ChangeResult => ({ change, result: 'accepted', version })
const summary = (changes: readonly { kind: string; id: string; base: number; deleted: boolean }[]) =>
  changes.map(({ kind, id, base, deleted }) => [kind, id, base, deleted])

beforeEach(freshBrowser)

describe('changes for the account', () => {
  it('are what a user changed, and no sample', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    await collection.put(planet('pluto'))
    await collection.change('venus', (venus) => ({ ...venus, name: 'Hesperus' }))
    await collection.remove('mercury')
    const changes = await replica.outgoing('ada')
    expect(summary(changes)).toEqual([
      ['planet', 'mercury', 0, true],
      ['planet', 'pluto', 0, false],
      ['planet', 'venus', 0, false],
    ])
    expect(changes[1]?.value).toMatchObject({ v: 1, data: { id: 'pluto', name: 'pluto' } })
  })

  it('are sent again with the same names until they are answered', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    await collection.put(planet('pluto'))
    const [first] = await replica.outgoing('ada')
    const again = await replica.outgoing('ada')
    expect(again).toEqual([first])
    await replica.settle('ada', again, [accepted(again[0]?.change ?? '', 1)])
    expect(await replica.outgoing('ada')).toEqual([])
  })

  it('name the changes before them whose answers are not known', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    await collection.put(planet('pluto'))
    const [first] = await replica.outgoing('ada')
    await collection.put({ ...planet('pluto'), moons: 5 })
    const [second] = await replica.outgoing('ada')
    expect(second).toMatchObject({ base: 0, after: [first?.change] })
  })

  it('made while others are on their way are sent after them', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    await collection.put(planet('pluto'))
    const sent = await replica.outgoing('ada')
    await collection.put({ ...planet('pluto'), moons: 5 })
    await replica.settle('ada', sent, [accepted(sent[0]?.change ?? '', 1)])
    expect(await replica.outgoing('ada')).toMatchObject([
      { base: 1, after: [], value: { data: { moons: 5 } } },
    ])
  })

  it('that were refused wait until they are changed or tried again', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    await collection.put(planet('pluto'))
    const sent = await replica.outgoing('ada')
    const result = 'refused' as const
    await replica.settle('ada', sent, [
      { change: sent[0]?.change ?? '', result, code: 'quota', message: 'Full' },
    ])
    expect(await replica.outgoing('ada')).toEqual([])
    expect(await replica.waiting('ada')).toEqual({
      changes: 0,
      refused: [{ kind: 'planet', id: 'pluto', message: 'Full' }],
    })
    await replica.retryRefused('ada')
    expect(await replica.outgoing('ada')).toHaveLength(1)
  })

  it('of things beside the collections are found by comparing', async () => {
    const { replica, notes, flags } = browser()
    await replica.open('ada')
    notes.set('n', { b: 1, a: 2 })
    const sent = await replica.outgoing('ada')
    expect(sent).toMatchObject([{ kind: 'note', id: 'n', value: { data: { a: 2, b: 1 } } }])
    await replica.settle('ada', sent, [accepted(sent[0]?.change ?? '', 1)])
    notes.set('n', { a: 2, b: 1 })
    expect(await replica.outgoing('ada')).toEqual([])
    notes.clear()
    flags.whole = false
    expect(await replica.outgoing('ada')).toEqual([])
    flags.whole = true
    expect(summary(await replica.outgoing('ada'))).toEqual([['note', 'n', 1, true]])
  })

  it('made before the account kept them are carried over once', async () => {
    const { page, replica } = browser()
    const before = open(page, planets)
    await before.put(planet('pluto'), planet('ceres'))
    await replica.open('ada')
    await replica.carry('ada')
    const sent = await replica.outgoing('ada')
    expect(summary(sent)).toEqual([
      ['planet', 'ceres', 0, false],
      ['planet', 'pluto', 0, false],
    ])
    await replica.settle(
      'ada',
      sent,
      sent.map(({ change }) => accepted(change, 1)),
    )
    await replica.carry('ada')
    expect(await replica.outgoing('ada')).toEqual([])
  })
})

describe('changes from the account', () => {
  const document = (id: string, change: object = {}) => ({
    kind: 'planet',
    id,
    version: 1,
    deleted: false,
    value: { v: 1, order: 0, data: planet(id) },
    ...change,
  })
  const page = (...documents: ReturnType<typeof document>[]) => ({ documents, cursor: 7, more: false })

  it('show at once in the collection', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    expect(ids(await collection.read())).toEqual(['mercury', 'venus'])
    await replica.apply('ada', page(document('ceres'), document('venus', { deleted: true, value: null })))
    await expect.poll(() => ids(collection.snapshot().entries).toSorted()).toEqual(['ceres', 'mercury'])
    expect(await replica.cursor('ada')).toBe(7)
    expect(await replica.outgoing('ada')).toEqual([])
  })

  it('that arrive before the collection begins are not replaced by samples', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    const venus = document('venus', { value: { v: 1, order: 0, data: { id: 'venus', name: 'Hesperus' } } })
    await replica.apply('ada', page(venus, document('mercury', { deleted: true, value: null })))
    expect(await collection.read()).toEqual([{ id: 'venus', name: 'Hesperus' }])
  })

  it('do not replace a change that waits', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    await collection.put({ ...planet('pluto'), moons: 5 })
    await replica.apply('ada', page(document('pluto')))
    const [sent] = await replica.outgoing('ada')
    expect(sent).toMatchObject({ base: 0, value: { data: { moons: 5 } } })
  })

  it('that came after a change whose answer was lost replace it once it is answered', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    await collection.put({ ...planet('pluto'), moons: 5 })
    const sent = await replica.outgoing('ada')
    await replica.apply('ada', page(document('pluto', { version: 2 })))
    expect(await replica.outgoing('ada')).toMatchObject([{ change: sent[0]?.change }])
    await replica.settle('ada', sent, [accepted(sent[0]?.change ?? '', 1)])
    await expect
      .poll(() => collection.snapshot().entries.find(({ id }) => id === 'pluto'))
      .toEqual(planet('pluto'))
    expect(await replica.outgoing('ada')).toEqual([])
    await collection.put({ ...planet('pluto'), moons: 6 })
    expect(await replica.outgoing('ada')).toMatchObject([{ base: 2 }])
  })

  it('replace a change that lost, unless it was changed again', async () => {
    const { replica, collection } = browser()
    await replica.open('ada')
    await collection.put({ ...planet('pluto'), moons: 5 })
    const sent = await replica.outgoing('ada')
    const conflict = {
      ...document('pluto', { version: 3 }),
      change: sent[0]?.change ?? '',
      result: 'conflict' as const,
    }
    await collection.put({ ...planet('pluto'), moons: 6 })
    expect(await replica.settle('ada', sent, [conflict])).toBe(0)
    const again = await replica.outgoing('ada')
    expect(again).toMatchObject([{ value: { data: { moons: 6 } } }])
    expect(await replica.settle('ada', again, [{ ...conflict, change: again[0]?.change ?? '' }])).toBe(1)
    await expect.poll(() => collection.snapshot().entries[0]?.moons).toBeUndefined()
    expect(await replica.outgoing('ada')).toEqual([])
  })

  it('reach the things beside the collections', async () => {
    const { replica, notes } = browser()
    await replica.open('ada')
    const note = document('n', { kind: 'note', value: { data: { text: 'A' } } })
    await replica.apply('ada', page(note))
    expect(notes.get('n')).toEqual({ text: 'A' })
    notes.set('n', { text: 'mine' })
    await replica.apply('ada', page({ ...note, version: 2 }))
    const sent = await replica.outgoing('ada')
    expect(sent).toMatchObject([{ base: 1, value: { data: { text: 'mine' } } }])
    const won = { version: 2, deleted: false, value: { data: { text: 'won' } }, result: 'conflict' as const }
    await replica.settle('ada', sent, [{ change: sent[0]?.change ?? '', ...won }])
    expect([notes.get('n'), await replica.outgoing('ada')]).toEqual([{ text: 'won' }, []])
  })
})

describe('leaving a browser', () => {
  it('removes the documents, which are not taken for deleted', async () => {
    const { replica, notes, collection, flags } = browser()
    await replica.open('ada')
    notes.set('n', { text: 'A' })
    await collection.put(planet('pluto'))
    expect(await replica.removeDocuments('ada')).toBe(false)
    const sent = await replica.outgoing('ada')
    await replica.settle(
      'ada',
      sent,
      sent.map(({ change }) => accepted(change, 1)),
    )
    expect(await replica.removeDocuments('ada')).toBe(true)
    expect(notes.size).toBe(0)
    await expect(replica.outgoing('ada')).rejects.toThrow('removed')
    flags.trace = true
    await replica.open('ada')
    expect([await replica.outgoing('ada'), await replica.cursor('ada')]).toEqual([[], 0])
  })

  it('by deleting everything ends the copy as well', async () => {
    const { page, replica, notes } = browser()
    await replica.open('ada')
    notes.set('n', { text: 'A' })
    const sent = await replica.outgoing('ada')
    await replica.settle('ada', sent, [accepted(sent[0]?.change ?? '', 1)])
    await page.removeOwnedEntries('ada')
    notes.clear()
    await expect(replica.outgoing('ada')).rejects.toThrow('removed')
    await replica.open('ada')
    expect(await replica.outgoing('ada')).toEqual([])
  })

  it('reads everything again when the other storage was cleared', async () => {
    const { replica, notes, flags } = browser()
    await replica.open('ada')
    notes.set('n', { text: 'A' })
    const sent = await replica.outgoing('ada')
    await replica.settle('ada', sent, [accepted(sent[0]?.change ?? '', 1)])
    await replica.apply('ada', { documents: [], cursor: 9, more: false })
    notes.clear()
    flags.trace = false
    await replica.open('ada')
    expect([await replica.outgoing('ada'), await replica.cursor('ada')]).toEqual([[], 0])
  })
})
