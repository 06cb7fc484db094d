import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  integer,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
} from 'valibot'
import { goodEntries, type StoredDefinition } from '@/shared/lib/storage'
import { ASKED_LIMIT, type Chat } from './chat'
import { messageSchema, QUESTION_LIMIT } from './message'

const count = pipe(number(), integer(), minValue(0))

/** STO-01: the chat history, keyed by `forUser` with the `chatOwner`. */
export const storedChat: StoredDefinition<Chat | null> = {
  key: 'chat-history',
  version: 1,
  schema: nullable(
    object({ messages: pipe(array(messageSchema), minLength(1)), unread: count, notify: boolean() }),
  ),
  fallback: null,
  salvage: object({
    messages: pipe(goodEntries(messageSchema), minLength(1)),
    unread: fallback(count, 0),
    notify: fallback(boolean(), true),
  }),
}

const question = pipe(string(), minLength(1), maxLength(QUESTION_LIMIT))
const questions: GenericSchema<unknown, readonly string[]> = pipe(array(question), maxLength(ASKED_LIMIT))

/** STO-01: the assistant's history, the last questions, oldest first. */
export const storedAsked: StoredDefinition<readonly string[]> = {
  key: 'assistant-history',
  version: 1,
  schema: questions,
  fallback: [],
}
