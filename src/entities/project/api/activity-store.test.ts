import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ACTIVITY_LIMIT, storedActivity } from '../model/activity'
import { duplicateOf } from '../model/project'
import { SAMPLE_PROJECTS } from '../model/samples'
import { recordActivity } from './activity-store'

const mine = forUser(storedActivity, 'u1')
const kinds = () => browserStorage.read(mine).map(({ kind }) => kind)
afterEach(() => browserStorage.remove(mine))

describe('the activity of projects', () => {
  it('is stored newest first, separately for each user', () => {
    recordActivity('u1', 'p1', 'created', 0)
    recordActivity('u1', 'p2', 'edited', 1000)
    expect(browserStorage.read(mine)).toEqual([
      { projectId: 'p2', kind: 'edited', at: '1970-01-01T00:00:01.000Z' },
      { projectId: 'p1', kind: 'created', at: '1970-01-01T00:00:00.000Z' },
    ])
    expect(browserStorage.read(forUser(storedActivity, 'u2'))).toEqual([])
  })

  it('removes the oldest entries beyond its limit', () => {
    recordActivity('u1', 'p1', 'created', 0)
    for (let at = 1; at <= ACTIVITY_LIMIT; at++) recordActivity('u1', 'p1', 'edited', at)
    expect(kinds()).toHaveLength(ACTIVITY_LIMIT)
    expect(kinds()).not.toContain('created')
  })

  it('keeps the readable ones of damaged entries', () => {
    browserStorage.write({ ...mine, schema: mine.schema as never }, [
      { projectId: 'p1', kind: 'exploded', at: '' },
      { projectId: 'p1', kind: 'edited', at: '2026-01-01T00:00:00Z' },
      null,
    ] as never)
    recordActivity('u1', 'p1', 'deleted', 0)
    expect(kinds()).toEqual(['deleted', 'edited'])
  })

  it('notifies listeners in this tab and in others', () => {
    const heard = vi.fn()
    const stop = browserStorage.subscribe(mine, heard)
    recordActivity('u1', 'p1', 'restored', 0)
    stop()
    expect(heard).toHaveBeenCalledOnce()
  })
})

it.each(SAMPLE_PROJECTS)('a duplicate of $name has its own id, time and URL', (project) => {
  const given = { id: 'copy', suffix: 'abc123', createdAt: '2026-11-22T00:00:00Z', createdBy: 'ada' }
  const copy = duplicateOf(project, given)
  expect(copy).toMatchObject({ id: 'copy', name: `${project.name} copy`, stars: 0, lastCommit: null })
  expect(copy).toMatchObject({ createdAt: given.createdAt, createdBy: 'ada', type: project.type })
  expect(copy.url).toMatch(/-copy-abc123\.orrery\.example$/)
  expect(copy.sample).toBeUndefined()
  expect(copy.config?.name ?? copy.name).toBe(copy.name)
})
