import { type FieldError, isEmail } from '@/shared/lib/form'

/** TPL-10: what somebody asks for. */
export interface TemplateRequest {
  name: string
  email: string
  details: string
}

export const EMPTY_REQUEST: TemplateRequest = { name: '', email: '', details: '' }

/** The first field that is missing or malformed, or null. The texts are ours: the document shows none. */
export function validateTemplateRequest(request: TemplateRequest): FieldError<keyof TemplateRequest> | null {
  if (!request.name.trim()) return { field: 'name', message: 'Please enter your name' }
  if (!request.email.trim()) return { field: 'email', message: 'Please enter your email' }
  if (!isEmail(request.email.trim())) return { field: 'email', message: 'Please enter a valid email address' }
  if (!request.details.trim()) return { field: 'details', message: 'Please describe the template you need' }
  return null
}
