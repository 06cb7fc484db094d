import { maxLength, minLength, object, pipe, regex, string } from 'valibot'
import { requiredText } from '@/shared/lib/form'

export const DESCRIPTION_LIMIT = 500

const NAME = /^[A-Za-z0-9 _-]+$/

export interface ProjectDetails {
  name: string
  description: string
}

/** WZB-09, in the documented order. */
export const projectDetailsSchema = object({
  name: pipe(
    requiredText('Project name is required'),
    minLength(3, 'Project name must be at least 3 characters'),
    regex(NAME, 'Project name can only contain letters, numbers, spaces, hyphens, and underscores'),
  ),
  description: pipe(string(), maxLength(DESCRIPTION_LIMIT, 'Description must be less than 500 characters')),
})
