import { object } from 'valibot'
import { emailText, requiredText } from '@/shared/lib/form'

/** CON-01: what a visitor writes. */
export interface Message {
  name: string
  email: string
  subject: string
  message: string
}

/** The answer to a message that arrived. */
export interface Sent {
  /** Whether a confirmation is mailed to the sender. */
  confirmed: boolean
}

export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' }

/** The rules of a message, in the documented order (D3 §5). Subject is optional. */
export const contactSchema = object({
  name: requiredText('Please enter your name'),
  email: emailText('Please enter your email'),
  message: requiredText('Please enter your message'),
})
