import { describe, expect, it } from 'vitest'
import { Failure } from '@/shared/lib/failure'
import { exportContent } from './export-content'

const document = (id: string, deleted = false) => ({
  kind: 'project',
  id,
  version: 2,
  deleted,
  value: deleted ? null : { v: 1, order: 0, data: { id, name: id } },
})
const sources = {
  record: async () => ({ profile: { username: 'ada' } }),
  documents: async () => [document('a'), document('gone', true), { ...document('b'), kind: 'dataset' }],
  shared: async () => ({ files: [{ name: 'sales.csv' }], links: [] }),
  browser: async () => ({ settings: {} }),
}

describe('Download Data', () => {
  it('saves the documents of the account, by kind, without those that were deleted', async () => {
    expect(await exportContent(sources, 0)).toEqual({
      exportedAt: '1970-01-01T00:00:00.000Z',
      note: expect.stringContaining('masked'),
      profile: { username: 'ada' },
      documents: {
        project: [{ id: 'a', version: 2, v: 1, order: 0, data: { id: 'a', name: 'a' } }],
        dataset: [{ id: 'b', version: 2, v: 1, order: 0, data: { id: 'b', name: 'b' } }],
      },
      files: [{ name: 'sales.csv' }],
      links: [],
      browser: { settings: {} },
    })
  })

  it('saves them when this browser cannot be read, and says so', async () => {
    const browser = () => Promise.reject(new Failure('Saved data could not be read. Try again.', 'storage'))
    expect(await exportContent({ ...sources, browser }, 0)).toMatchObject({
      documents: { project: [{ id: 'a' }] },
      browser: { unread: 'Saved data could not be read. Try again.' },
    })
  })

  it('saves the rest for an account that may not read its documents', async () => {
    const documents = () =>
      Promise.reject(new Failure('You may not read', 'other', { cause: { code: '42501' } }))
    expect(await exportContent({ ...sources, documents }, 0)).toMatchObject({
      profile: { username: 'ada' },
      documents: { unread: 'You may not read' },
    })
  })

  it('fails when the account cannot be read, or for a fault of its own', async () => {
    const down = new Failure('Network connection error.', 'network')
    const documents = () => Promise.reject(down)
    await expect(exportContent({ ...sources, documents }, 0)).rejects.toBe(down)
    const browser = () => Promise.reject(new TypeError('x is not a function'))
    await expect(exportContent({ ...sources, browser }, 0)).rejects.toThrow('x is not a function')
  })
})
