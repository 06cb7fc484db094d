export const DESCRIPTION_LIMIT = 500

const NAME = /^[A-Za-z0-9 _-]+$/

export interface ProjectDetails {
  name: string
  description: string
}

export interface ProjectFieldError {
  field: keyof ProjectDetails
  message: string
}

/** WZB-09: the first rule that the details break, or null. */
export function validateProjectDetails({ name, description }: ProjectDetails): ProjectFieldError | null {
  const trimmed = name.trim()
  if (!trimmed) return { field: 'name', message: 'Project name is required' }
  if (trimmed.length < 3) return { field: 'name', message: 'Project name must be at least 3 characters' }
  if (!NAME.test(trimmed))
    return {
      field: 'name',
      message: 'Project name can only contain letters, numbers, spaces, hyphens, and underscores',
    }
  if (description.length > DESCRIPTION_LIMIT)
    return { field: 'description', message: 'Description must be less than 500 characters' }
  return null
}
