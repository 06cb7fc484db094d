import { nullable, number, object, optional, string, array } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { StoredVersion } from '@/entities/document/model'
import { historyOf } from './history'
import { changesBetween } from './words'

const labels = { name: 'Name', note: 'Note', 'config.cpu': 'CPU', tags: 'Tags' }
const schema = object({
  id: string(),
  name: string(),
  note: optional(nullable(string())),
  config: optional(object({ cpu: number() })),
  tags: optional(array(string())),
})
const definition = { version: 1, schema }
const stored = (version: number, name: string | null, rest: Partial<StoredVersion> = {}): StoredVersion => ({
  number: version,
  version,
  lost: false,
  deleted: name === null,
  value: name === null ? null : { v: 1, order: 0, data: { id: 'a', name } },
  at: '2026-11-27T00:00:00Z',
  by: 'ada',
  ...rest,
})
const seen = (versions: StoredVersion[], name = 'C') =>
  historyOf(versions, definition, { id: 'a', name }, labels)

describe('the history of an entry', () => {
  it('says what each version changed, and which one it is now', () => {
    const lines = seen([stored(3, 'C'), stored(2, 'B'), stored(1, 'A')])
    expect(lines.map(({ words }) => words)).toEqual([
      'Name: “B” is now “C”',
      'Name: “A” is now “B”',
      'First saved',
    ])
    expect(lines.map(({ current }) => current)).toEqual([true, false, false])
    expect(lines[2]?.entry).toEqual({ id: 'a', name: 'A' })
  })

  it('marks a version that lost, compared with the one that it was made from', () => {
    const lines = seen([stored(1, 'lost', { number: 9, lost: true }), stored(2, 'won'), stored(1, 'A')])
    expect(lines.map(({ lost, words }) => [lost, words])).toEqual([
      [true, 'Name: “A” is now “lost”'],
      [false, 'Name: “A” is now “won”'],
      [false, 'First saved'],
    ])
    expect(lines[0]?.entry).toEqual({ id: 'a', name: 'lost' })
  })

  it('names deletions, and what came back', () => {
    const lines = seen([stored(3, 'C'), stored(2, null), stored(1, 'A')])
    expect(lines.map(({ words }) => words)).toEqual(['Brought back', 'Deleted', 'First saved'])
    expect(lines[1]?.entry).toBeNull()
  })

  it('restores nothing that it cannot read, and no state is the present one before it was saved', () => {
    const lines = seen([
      stored(5, 'x', { value: { v: 2, order: 0, data: { id: 'a', name: 'newer' } } }),
      stored(4, 'x', { value: { v: 1, order: 0, data: { id: 'a' } } }),
      stored(3, 'x', { value: null }),
    ])
    expect(lines.map(({ entry }) => entry)).toEqual([null, null, null])
    expect(lines.map(({ words }) => words).slice(1)).toEqual([
      'Too large to be compared',
      'Too large to be compared',
    ])
    expect(seen([stored(1, 'B')]).map(({ current }) => current)).toEqual([false])
  })

  it('begins with the oldest version that is stored', () => {
    expect(seen([stored(21, 'C')])[0]?.words).toBe('The version before it is no longer stored')
  })

  it('names a change of place alone', () => {
    expect(seen([stored(2, 'C'), stored(1, 'C')])[0]?.words).toBe('Its place in the list changed')
  })
})

describe('the words for a change', () => {
  const words = (before: object, after: object) => changesBetween({ ...before }, { ...after }, labels)

  it('leave long texts and empty values out', () => {
    const long = 'x'.repeat(61)
    expect(words({ note: 'a' }, { note: long })).toEqual(['Note changed'])
    expect(words({ note: 'a' }, { note: '' })).toEqual(['Note changed'])
    expect(words({ note: '' }, { note: 'a' })).toEqual(['Note: nothing is now “a”'])
  })

  it('look into parts and count lists', () => {
    expect(words({ config: { cpu: 1 } }, { config: { cpu: 2 } })).toEqual(['CPU: “1” is now “2”'])
    expect(words({ config: null }, { config: { cpu: 2 } })).toEqual(['CPU: nothing is now “2”'])
    expect(words({ tags: ['a', 'b'] }, { tags: ['b', 'c', 'd'] })).toEqual(['Tags: 2 added, 1 removed'])
    expect(words({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toEqual(['Tags: another order'])
  })

  it('are none where nothing that has a name changed', () => {
    expect(words({ name: 'A', secret: 1 }, { name: 'A', secret: 2 })).toEqual([])
  })
})
