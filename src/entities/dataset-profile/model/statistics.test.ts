import { expect, it } from 'vitest'
import type { ColumnProfile } from '@orrery/profiler/types'
import { KINDS, profileOf } from './sample-columns'
import { PROFILE } from './sample-profile'
import { statisticsCsv, statisticsOf } from './statistics'

it('the statistics have their documented names, and all figures of each column (UPL-06)', () => {
  expect(statisticsOf('sales.csv', PROFILE)).toMatchObject({
    rowCount: 1_204_330,
    columnCount: 2,
    fileSize: 184.2,
    fileType: 'CSV',
    missingValues: 330,
    fileSizeBytes: 184_200_000,
    dataTypes: [
      { name: 'country', type: 'text' },
      { name: 'total', type: 'number' },
    ],
    reading: PROFILE.reading,
    units: { fileSize: 'MB (1,000,000 bytes)' },
    duplicateRows: 1210,
    columns: PROFILE.columns,
    problems: [{ line: 20_412, text: '5 values in place of 2' }],
  })
  const [, total] = statisticsOf('sales.csv', PROFILE).columns
  expect(total).toMatchObject({
    missingShare: 318 / 1_204_330,
    deviation: 64.125,
    quartiles: { q1: 31.5, median: 72.25, q3: 118 },
    quartilesEstimated: true,
    distinctEstimated: true,
    topEstimated: true,
  })
})

it('the export keeps every column in file order: duplicate names, numbers and __proto__', () => {
  const [text, number] = PROFILE.columns as [ColumnProfile, ColumnProfile]
  const names = ['b', 'id', 'id', '__proto__', 'constructor', '10', '9', '', '']
  const columns = names.map((name, place) => ({ ...(place % 2 === 0 ? text : number), name }))
  const saved: unknown = JSON.parse(JSON.stringify(statisticsOf('odd.csv', { ...PROFILE, columns })))
  expect(saved).toMatchObject({
    columnCount: 9,
    dataTypes: columns.map(({ name, type }) => ({ name, type })),
    columns: names.map((name) => ({ name })),
  })
})

it('a file without rows has no missing values, and exact digits are stored unchanged', () => {
  const [, total] = PROFILE.columns as [ColumnProfile, ColumnProfile]
  const column = { ...total, missing: 0, max: '9007199254740993' }
  const saved = statisticsOf('none.csv', { ...PROFILE, totalRows: 0, columns: [column] })
  expect(saved.columns).toMatchObject([{ missingShare: 0, max: '9007199254740993' }])
})

it('the CSV has a row for each column, each figure with its unit, and no formulas', () => {
  const [, total] = PROFILE.columns as [ColumnProfile, ColumnProfile]
  const odd = { ...total, name: '=1+1,"x"', min: -5, failure: null }
  const lines = statisticsCsv({ ...PROFILE, columns: [total, odd] }).split('\r\n')
  expect(lines[0]).toMatch(/^column,type,missing \(rows\),missing \(%\),distinct \(values\),/)
  expect(lines[1]).toMatch(
    /^total,number,318,0\.0264047,90210,yes,0\.5,31\.5,72\.25,118,4200,yes,88\.2512,64\.125,314,/,
  )
  expect(lines[2]).toContain(`"'=1+1,""x""",number,318,0.0264047,90210,yes,-5,`)
  expect(lines).toHaveLength(4)
  const every = statisticsCsv(profileOf(Object.values(KINDS)))
  expect(every).toContain('signup day,date,3,')
  expect(every).toContain('2024-01-01T00:00:00.000Z')
})
