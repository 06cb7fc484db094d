import { expect, test } from 'vitest'
import proofs from '../templates/proofs.json'
import { isProven, type ProvenSource, proofOf as proofAmong } from '../proofs'

const PROOFS = {
  'server/go sqlite': { date: '2026-11-22', ran: true },
  'server/go mysql': { date: '2026-11-22', ran: true, on: 'MariaDB 10.11.19' },
  'project/vue go sqlite': { date: '2026-12-01', ran: true },
  'project/react go sqlite': { date: '2026-12-01', ran: false },
  'server/dotnet redis': { date: '2026-11-22', ran: false },
  'starter/desktop': { date: '2026-11-30', ran: true },
  'starter/blockchain': { date: '2026-11-30', ran: false },
}
const proofOf = (source: ProvenSource, today: number) => proofAmong(source, today, PROOFS)
const web = (frontend: 'React' | 'Vue', backend: 'Go' | '.NET', database: 'SQLite' | 'MySQL' | 'Redis') =>
  ({ type: 'web-app', config: { frontend, backend, database } }) as const

const DAY = 24 * 60 * 60 * 1000
const ran = Date.parse('2026-11-22')

test('a stack of which only the server ran does not count as run by its README', () => {
  const go = web('React', 'Go', 'SQLite')
  expect(proofOf(go, ran)).toBe('Not yet run by its README; its server last ran 2026-11-22.')
  expect(isProven(go, PROOFS)).toBe(false)
})

test('a run that is more than 60 days old is marked, and a database that replaced another is named', () => {
  const go = web('React', 'Go', 'MySQL')
  const words = 'Not yet run by its README; its server last ran 2026-11-22 on MariaDB 10.11.19'
  expect(proofOf(go, ran + 60 * DAY)).toBe(`${words}.`)
  expect(proofOf(go, ran + 61 * DAY)).toBe(`${words}, more than 60 days ago.`)
})

test('a complete project that ran states the date', () => {
  const go = web('Vue', 'Go', 'SQLite')
  expect(proofOf(go, ran)).toBe('Last run by its README: 2026-12-01.')
  expect(isProven(go, PROOFS)).toBe(true)
})

test('a starter that ran states the date; one that failed or was never tried has not run', () => {
  expect(proofOf({ type: 'desktop', config: null }, ran)).toBe('Last run by its README: 2026-11-30.')
  expect(proofOf({ type: 'blockchain', config: null }, ran)).toBe('Not yet run.')
  expect(proofOf({ type: 'mobile-app', config: null }, ran)).toBe('Not yet run.')
})

test('a server that failed or was never tried has not run', () => {
  expect(proofOf(web('React', '.NET', 'Redis'), ran)).toBe('Not yet run.')
  expect(proofOf(web('React', '.NET', 'SQLite'), ran)).toBe('Not yet run.')
})

test('the app includes only the fields of the runs that it shows, and no maintainer notes', () => {
  const known = Object.values(proofs)
  expect(known.length).toBeGreaterThan(10)
  expect(new Set(known.flatMap(Object.keys))).toEqual(new Set(['date', 'ran', 'on']))
})
