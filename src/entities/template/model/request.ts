import { EMAIL_RULES, type FieldRule } from '@/shared/lib/form'

/** TPL-10: a request for a template. */
export interface TemplateRequest {
  name: string
  email: string
  details: string
}

export const EMPTY_REQUEST: TemplateRequest = { name: '', email: '', details: '' }

/** All three fields have to be there. The texts are ours: the document shows none. */
export const REQUEST_RULES: readonly FieldRule<TemplateRequest>[] = [
  { field: 'name', holds: ({ name }) => name.trim() !== '', message: 'Please enter your name' },
  ...EMAIL_RULES,
  {
    field: 'details',
    holds: ({ details }) => details.trim() !== '',
    message: 'Please describe the template you need',
  },
]
