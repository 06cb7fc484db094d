import type { FieldRule } from '@/shared/lib/form'

export const DESCRIPTION_LIMIT = 500

const NAME = /^[A-Za-z0-9 _-]+$/

export interface ProjectDetails {
  name: string
  description: string
}

/** WZB-09, in the documented order. */
export const PROJECT_RULES: readonly FieldRule<ProjectDetails>[] = [
  { field: 'name', holds: ({ name }) => name.trim() !== '', message: 'Project name is required' },
  {
    field: 'name',
    holds: ({ name }) => name.trim().length >= 3,
    message: 'Project name must be at least 3 characters',
  },
  {
    field: 'name',
    holds: ({ name }) => NAME.test(name.trim()),
    message: 'Project name can only contain letters, numbers, spaces, hyphens, and underscores',
  },
  {
    field: 'description',
    holds: ({ description }) => description.length <= DESCRIPTION_LIMIT,
    message: 'Description must be less than 500 characters',
  },
]
