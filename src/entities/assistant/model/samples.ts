import { type Chat, welcome } from './chat'
import type { ChatMessage } from './message'

/** 22 November 2026, 11:00 UTC */
const AT = Date.UTC(2026, 10, 22, 11)

export const SAMPLE_WELCOME: ChatMessage = welcome('welcome1', AT)

/** A conversation with everything that a reply may hold. */
export const SAMPLE_CHAT: Chat = {
  unread: 0,
  notify: true,
  messages: [
    SAMPLE_WELCOME,
    { id: 'asked001', sender: 'user', timestamp: AT + 60_000, content: 'How do I start Orrery?' },
    {
      id: 'reply001',
      sender: 'assistant',
      timestamp: AT + 61_000,
      content: 'The documentation says, in **Start Orrery**:\n\nIn the folder of Orrery, run `npm start`.',
      codeSnippet: { language: 'sh', text: 'npm start' },
      links: [{ text: 'Getting started', url: '/docs/getting-started' }],
      actions: [{ text: 'New Project', url: '/create-project' }],
      wasHelpful: true,
    },
  ],
}
