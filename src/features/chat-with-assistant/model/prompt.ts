import type { ChatMessage } from '@/entities/assistant/model'
import type { PromptMessage } from '@/entities/llm-provider/model'

/** So many of the last messages go along, so that "and how?" can be understood. */
const LAST = 8
/** Characters of each. */
const LENGTH = 4000

const SYSTEM =
  'You are the assistant of Orrery, a web application in which people create software projects from a stack and follow AI/ML work. Answer briefly, in Markdown. Say so when you do not know.'

/**
 * The messages sent to a provider: the system prompt, then the last messages with the question last. The greeting is not
 * sent.
 */
export const promptOf = (messages: readonly ChatMessage[]): PromptMessage[] => [
  { role: 'system', content: SYSTEM },
  ...messages
    .slice(1)
    .slice(-LAST)
    .map(({ sender, content }) => ({ role: sender, content: content.slice(0, LENGTH) })),
]
