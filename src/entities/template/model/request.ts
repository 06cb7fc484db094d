import { object } from 'valibot'
import { emailText, requiredText } from '@/shared/lib/form'

/** TPL-10: a request for a template. */
export interface TemplateRequest {
  name: string
  email: string
  details: string
}

export const EMPTY_REQUEST: TemplateRequest = { name: '', email: '', details: '' }

/** All three fields have to be there. The texts are ours: the document shows none. */
export const requestSchema = object({
  name: requiredText('Please enter your name'),
  email: emailText('Please enter your email'),
  details: requiredText('Please describe the template you need'),
})
