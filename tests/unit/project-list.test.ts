import {
  filterProjects,
  NO_FILTER,
  type Project,
  type ProjectFilter,
  projectStats,
  SAMPLE_PROJECTS,
  sortProjects,
} from '@/entities/project/model'
import { describe, expect, it } from 'vitest'

const [storefront, notes] = SAMPLE_PROJECTS as [Project, Project]
const projects: Project[] = [
  storefront,
  notes,
  {
    ...storefront,
    id: 'z',
    name: 'Ärger',
    description: 'Shop floor',
    createdAt: '2026-11-02T00:00:00Z',
    stars: 99,
  },
]
const names = (changes: Partial<ProjectFilter>) => {
  const filter = { ...NO_FILTER, ...changes }
  return filterProjects(sortProjects(projects, filter.sort), filter).map(({ name }) => name)
}

describe('the list of projects (PRJ-02)', () => {
  it('finds every word, in any case, in name, description and AI tools', () => {
    expect(names({ search: 'FIELD' })).toEqual(['Field Notes API'])
    expect(names({ search: 'floor  shop' })).toEqual(['Ärger'])
    expect(names({ search: 'review' }).length).toBeGreaterThan(0)
    expect(names({ search: '.* [a-z]' })).toEqual([])
  })

  it('filters by type and sorts', () => {
    expect(names({ type: 'api' })).toEqual(['Field Notes API'])
    expect(names({ sort: 'newest' })[0]).toBe('Ärger')
    expect(names({ sort: 'oldest' })[0]).toBe('Storefront')
    expect(names({ sort: 'name' })).toEqual(['Field Notes API', 'Storefront', 'Ärger'])
    expect(names({ sort: 'stars' })[0]).toBe('Ärger')
  })

  it('counts projects, active tools, people and this month (PRJ-01)', () => {
    const now = new Date(2026, 10, 15).getTime()
    const own = projects.map((project) => ({ ...project, sample: undefined }))
    expect(projectStats(own, now)).toEqual({
      total: 3,
      aiTools: 5,
      members: 4,
      thisMonth: 1,
    })
    expect(projectStats([], now)).toEqual({ total: 0, aiTools: 0, members: 0, thisMonth: 0 })
  })

  it('counts no sample', () => {
    const now = new Date(2026, 10, 15).getTime()
    const own = {
      ...storefront,
      sample: false,
      aiTools: [],
      teamMembers: [],
      createdAt: '2026-11-02T12:00:00Z',
    }
    expect(projectStats(SAMPLE_PROJECTS, now)).toEqual({ total: 0, aiTools: 0, members: 0, thisMonth: 0 })
    expect(projectStats([...SAMPLE_PROJECTS, own], now)).toEqual({
      total: 1,
      aiTools: 0,
      members: 0,
      thisMonth: 1,
    })
  })
})
