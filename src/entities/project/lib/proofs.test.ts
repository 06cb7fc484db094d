import { expect, test } from 'vitest'
import proofs from '../../../../templates/proofs.json'
import { proofOf as proofAmong } from './proofs'

const PROOFS = {
  'server/go sqlite': { date: '2026-11-22', ran: true },
  'server/go mysql': { date: '2026-11-22', ran: true, on: 'MariaDB 10.11.19' },
  'project/vue go sqlite': { date: '2026-12-01', ran: true },
  'project/react go sqlite': { date: '2026-12-01', ran: false },
  'server/dotnet redis': { date: '2026-11-22', ran: false },
}
const proofOf = (config: Parameters<typeof proofAmong>[0], today: number) => proofAmong(config, today, PROOFS)

const DAY = 24 * 60 * 60 * 1000
const ran = Date.parse('2026-11-22')

test('a run says when it was, and when that is more than 60 days ago', () => {
  const go = { frontend: 'React', backend: 'Go', database: 'SQLite' } as const
  expect(proofOf(go, ran + 60 * DAY)).toBe('Go with SQLite: last run 2026-11-22.')
  expect(proofOf(go, ran + 61 * DAY)).toBe('Go with SQLite: last run 2026-11-22, more than 60 days ago.')
})

test('a database that stood for another is named', () => {
  const go = { frontend: 'React', backend: 'Go', database: 'MySQL' } as const
  expect(proofOf(go, ran)).toBe('Go with MySQL: last run 2026-11-22 on MariaDB 10.11.19.')
})

test('a whole project that ran is said, one that failed is not', () => {
  const go = { frontend: 'Vue', backend: 'Go', database: 'SQLite' } as const
  expect(proofOf(go, ran)).toBe('Go with SQLite: last run 2026-12-01, the whole project with Vue.')
})

test('a server that did not run, or was never tried, says so', () => {
  expect(proofOf({ frontend: 'React', backend: '.NET', database: 'Redis' }, ran)).toBe(
    '.NET with Redis: not yet run by us.',
  )
  expect(proofOf({ frontend: 'React', backend: 'PHP', database: 'Firebase' }, ran)).toBe(
    'PHP with Firebase: not yet run by us.',
  )
})

test('the app has of the runs what it says of them, and no note for whoever made them', () => {
  const known = Object.values(proofs)
  expect(known.length).toBeGreaterThan(10)
  expect(new Set(known.flatMap(Object.keys))).toEqual(new Set(['date', 'ran', 'on']))
})
