import { expect, test, vi } from 'vitest'
import { proofOf } from './proofs'

vi.mock('../../../../templates/proofs.json', () => ({
  default: {
    'server/go sqlite': { date: '2026-11-22', ran: true, note: 'Go 1.26.8' },
    'server/dotnet redis': { date: '2026-11-22', ran: false, note: 'NuGet was out of reach' },
  },
}))

const DAY = 24 * 60 * 60 * 1000
const ran = Date.parse('2026-11-22')

test('a run says when it was, and when that is more than 60 days ago', () => {
  const go = { backend: 'Go', database: 'SQLite' } as const
  expect(proofOf(go, ran + 60 * DAY)).toBe('Go with SQLite: last run 2026-11-22.')
  expect(proofOf(go, ran + 61 * DAY)).toBe('Go with SQLite: last run 2026-11-22, more than 60 days ago.')
})

test('a server that did not run, or was never tried, says so', () => {
  expect(proofOf({ backend: '.NET', database: 'Redis' }, ran)).toBe('.NET with Redis: not yet run by us.')
  expect(proofOf({ backend: 'PHP', database: 'Firebase' }, ran)).toBe('PHP with Firebase: not yet run by us.')
})
