import { expect, it } from 'vitest'
import { recentProjects } from './recent'
import { SAMPLE_PROJECTS } from './samples'
import type { Project } from './project'

const [sample] = SAMPLE_PROJECTS as [Project]
const made = (id: string, day: number): Project => ({
  ...sample,
  id,
  sample: false,
  createdAt: `2026-01-0${day}T00:00:00Z`,
})
const ids = (projects: Project[]) => projects.map(({ id }) => id)

it('lists recently used projects first, in that order, and leaves out deleted ones', () => {
  expect(ids(recentProjects([made('a', 1), made('b', 2), made('c', 3)], ['b', 'gone', 'a']))).toEqual([
    'b',
    'a',
    'c',
  ])
})

it('fills up with the user’s newest projects, not with samples', () => {
  const projects = [sample, ...Array.from({ length: 7 }, (_, index) => made(String(index), index + 1))]
  expect(ids(recentProjects(projects, []))).toEqual(['6', '5', '4', '3', '2'])
  expect(ids(recentProjects(projects, [sample.id]))).toEqual([sample.id, '6', '5', '4', '3'])
  expect(recentProjects([sample], [])).toEqual([])
})
