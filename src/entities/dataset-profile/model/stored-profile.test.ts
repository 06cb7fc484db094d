import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { storedProfileOf, storedProfiles, outdated } from './stored-profile'
import { KINDS, profileOf, WIDE } from './sample-columns'
import { PROFILE } from './sample-profile'

const AT = Date.UTC(2026, 10, 26)

it('a profile with every kind of column is stored unchanged', () => {
  const profile = profileOf(Object.values(KINDS))
  for (const one of [PROFILE, profile]) {
    const kept = storedProfileOf('dataset-1', 'sales.csv', one, AT)
    expect(kept).toMatchObject({ at: '2026-11-26T00:00:00.000Z', columnCount: one.columns.length })
    expect(parse(storedProfiles.schema, JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  }
  expect(storedProfileOf('dataset-1', 'sales.csv', PROFILE, AT).profile).toEqual(PROFILE)
})

it('about a megabyte is stored for the widest file with the longest texts', () => {
  const long = 'x'.repeat(1000)
  const columns = WIDE.columns.map((column) => ({
    ...column,
    top: Array.from({ length: 50 }, (_, place) => ({ value: `${long}${place}`, count: 1 })),
  }))
  const rows = Array.from({ length: 100 }, () => WIDE.headers.map(() => long))
  const kept = storedProfileOf('dataset-1', 'wide.csv', { ...WIDE, columns, rows }, AT)
  expect(kept).toMatchObject({ columnCount: 2000, profile: { columns: { length: 200 } } })
  expect(kept.profile.rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept).length).toBeLessThan(3_000_000)
  expect(parse(storedProfiles.schema, kept)).toEqual(kept)
})

it('profiles of deleted datasets are outdated, and so are the oldest beyond 50', () => {
  const kept = Array.from({ length: 52 }, (_, place) => storedProfileOf(`d${place}`, 'a.csv', PROFILE, AT))
  const ids = kept.map(({ id }) => id)
  expect(outdated(kept.slice(0, 50), ids)).toEqual([])
  expect(outdated(kept, ids)).toEqual(['d50', 'd51'])
  expect(outdated(kept, ids.slice(2))).toEqual(['d0', 'd1'])
})
