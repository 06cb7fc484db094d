import { type FieldError, isEmail } from '@/shared/lib/form'

/** CON-01: what a visitor writes. */
export interface Message {
  name: string
  email: string
  subject: string
  message: string
}

export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' }

/** The first rule that the message breaks, in the documented order, or null (D3 §5). Subject is optional. */
export function validateMessage({ name, email, message }: Message): FieldError<keyof Message> | null {
  if (!name.trim()) return { field: 'name', message: 'Please enter your name' }
  if (!email.trim()) return { field: 'email', message: 'Please enter your email' }
  if (!isEmail(email.trim())) return { field: 'email', message: 'Please enter a valid email address' }
  if (!message.trim()) return { field: 'message', message: 'Please enter your message' }
  return null
}
