import {
  array,
  boolean,
  finite,
  type GenericSchema,
  maxLength,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'

/** Target of a message's link: a page of this site, or a web address. */
export interface MessageLink {
  text: string
  url: string
}

/** D2 §3: one message of the chat. */
export interface ChatMessage {
  /** A short random text. */
  id: string
  /** The user's text as typed; the assistant's text as Markdown. */
  content: string
  sender: 'user' | 'assistant'
  /** ms since 1970 */
  timestamp: number
  links?: readonly MessageLink[]
  /** Suggested next steps; the same addresses as in the interface. */
  actions?: readonly MessageLink[]
  codeSnippet?: { language: string; text: string }
  wasHelpful?: boolean
  /** The provider that wrote it; undefined for Orrery's own answers. */
  provider?: MessageProvider
  /** Why Orrery answers in place of the provider. */
  instead?: string
}

export interface MessageProvider {
  name: string
  /**
   * Why it is incomplete: the user stopped it, the connection broke off, or the reply was cut at its limit.
   */
  ended?: 'stopped' | 'broken' | 'cut'
}

/** The assistant's answer to a question. */
export type Reply = Pick<ChatMessage, 'content' | 'links' | 'actions' | 'codeSnippet'>

/** Ours: the longest reply of a provider, in characters. */
export const REPLY_LIMIT = 16_000

/** Ours: the longest question, in characters. */
export const QUESTION_LIMIT = 2000

/** Why a question cannot be sent, or null. A blank one says nothing: the button is off (AST-12). */
export function refusalOf(question: string): string | null {
  return question.trim().length > QUESTION_LIMIT
    ? `Questions can have up to ${QUESTION_LIMIT} characters. Yours has ${question.length}. Please shorten it.`
    : null
}

export const canAsk = (question: string): boolean => question.trim() !== '' && refusalOf(question) === null

const text = (limit: number) => pipe(string(), minLength(1), maxLength(limit))

const link: GenericSchema<unknown, MessageLink> = object({
  text: text(200),
  // Stored messages may have been edited: refuses scripts and other protocols; another host is allowed with
  // https only.
  url: pipe(string(), maxLength(2000), regex(/^(?:\/(?![/\\])|https:\/\/)/)),
})

export const messageSchema: GenericSchema<unknown, ChatMessage> = object({
  id: text(40),
  content: text(20_000),
  sender: picklist(['user', 'assistant']),
  timestamp: pipe(number(), finite()),
  links: optional(pipe(array(link), maxLength(10))),
  actions: optional(pipe(array(link), maxLength(10))),
  codeSnippet: optional(object({ language: pipe(string(), maxLength(40)), text: text(20_000) })),
  wasHelpful: optional(boolean()),
  provider: optional(object({ name: text(5000), ended: optional(picklist(['stopped', 'broken', 'cut'])) })),
  instead: optional(text(500)),
}) as GenericSchema<unknown, ChatMessage>
