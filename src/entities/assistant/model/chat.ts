import type { ChatMessage } from './message'

/** AST-08: the panel keeps this many messages. */
export const MESSAGE_LIMIT = 50
/** AST-08: the assistant's own history keeps this many entries: the last questions, to be asked again. */
export const ASKED_LIMIT = 10

/** One person's conversation in this browser. The first message is the welcome. */
export interface Chat {
  messages: readonly ChatMessage[]
  /** Replies that the user has not seen. */
  unread: number
  /** Whether the button counts them. */
  notify: boolean
}

/** Changes of a conversation. */
export type ChatChange =
  /** `seen`: the chat is open while the message arrives. */
  | { type: 'said'; message: ChatMessage; seen: boolean }
  | { type: 'seen' }
  /** The same judgement again takes it back. */
  | { type: 'rated'; id: string; helpful: boolean }
  | { type: 'cleared' }
  /** Cleared messages come back before those sent since. */
  | { type: 'restored'; messages: readonly ChatMessage[] }
  | { type: 'notified'; on: boolean }

/** The conversation after a change. The same change twice says nothing twice. */
export function changedChat(chat: Chat, change: ChatChange): Chat {
  const { messages, unread } = chat
  switch (change.type) {
    case 'said':
      if (messages.some(({ id }) => id === change.message.id)) return chat
      return {
        ...chat,
        messages: capped([...messages, change.message]),
        unread: change.seen ? 0 : unread + (change.message.sender === 'assistant' ? 1 : 0),
      }
    case 'seen':
      return { ...chat, unread: 0 }
    case 'rated':
      return { ...chat, messages: messages.map((message) => rated(message, change)) }
    case 'cleared':
      return { ...chat, messages: messages.slice(0, 1), unread: 0 }
    case 'restored': {
      const known = new Set(change.messages.map(({ id }) => id))
      return {
        ...chat,
        messages: capped([...change.messages, ...messages.filter(({ id }) => !known.has(id))]),
      }
    }
    case 'notified':
      return { ...chat, notify: change.on }
  }
}

function rated(message: ChatMessage, { id, helpful }: { id: string; helpful: boolean }): ChatMessage {
  if (message.id !== id) return message
  const { wasHelpful, ...rest } = message
  return wasHelpful === helpful ? rest : { ...rest, wasHelpful: helpful }
}

/** AST-09: at most all of the messages but the welcome can be unread. */
export const possiblyUnread = (unread: number, messages: number): number =>
  Math.min(unread, Math.max(0, messages - 1))

/** The welcome and the newest: Clear chat goes back to the welcome, so it is never dropped. */
export const capped = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.length > MESSAGE_LIMIT ? [...messages.slice(0, 1), ...messages.slice(1 - MESSAGE_LIMIT)] : messages

/** The last questions and a new question, oldest first, without duplicates. */
export const withAsked = (asked: readonly string[], question: string): readonly string[] =>
  [...asked.filter((one) => one !== question), question].slice(-ASKED_LIMIT)

/** AST-03: what a conversation begins with. */
export const welcome = (id: string, timestamp: number): ChatMessage => ({
  id,
  timestamp,
  sender: 'assistant',
  content:
    'Hello! I’m the Orrery assistant. Ask me about models, data, deployment or your projects. I search the docs in your browser. No AI service receives your messages unless you connect an LLM provider.',
  links: [
    { text: 'Documentation', url: '/docs' },
    { text: 'Getting started', url: '/docs/getting-started' },
  ],
})

/** An account's conversation with what its user said as a visitor before, which comes last. The same twice adds nothing. */
export function withVisitors(chat: Chat | null, visitors: Chat): Chat {
  if (!chat) return visitors
  const known = new Set(chat.messages.map(({ id }) => id))
  // The first message is the welcome.
  const added = visitors.messages.slice(1).filter(({ id }) => !known.has(id))
  if (added.length === 0) return chat
  const messages = capped([...chat.messages, ...added])
  return { ...chat, messages, unread: possiblyUnread(chat.unread + visitors.unread, messages.length) }
}
