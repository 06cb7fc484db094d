import { EMAIL_RULES, type FieldRule } from '@/shared/lib/form'

/** CON-01: what a visitor writes. */
export interface Message {
  name: string
  email: string
  subject: string
  message: string
}

export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' }

/** The rules of a message, in the documented order (D3 §5). Subject is optional. */
export const MESSAGE_RULES: readonly FieldRule<Message>[] = [
  { field: 'name', holds: ({ name }) => name.trim() !== '', message: 'Please enter your name' },
  ...EMAIL_RULES,
  { field: 'message', holds: ({ message }) => message.trim() !== '', message: 'Please enter your message' },
]
