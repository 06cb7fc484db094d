import type { Chat, ChatMessage, Reply } from '@/entities/assistant/model'

/** A reply and when it was found, in ms since 1970. */
export interface GivenReply {
  reply: Reply
  at: number
}

export interface AssistantInput {
  /** Ids and pauses follow from it. */
  seed: number
}

export interface AssistantContext {
  seed: number
  /** Whose conversation it is; null before that is known. */
  owner: string | null
  chat: Chat
  /** The last questions, oldest first. */
  asked: readonly string[]
  /** What is being typed. */
  draft: string
  /** What is being answered, or could not be. */
  question: string
  /** An answer that came before the pause was over. */
  given: GivenReply | null
  /** How long this reply is thought about, in ms. */
  pause: number
  /** Why there is no answer. */
  failure: string | null
  /** Why the conversation is not kept. */
  refusal: string | null
  /** What Clear chat took away, for as long as it can come back. */
  cleared: readonly ChatMessage[] | null
}

export type AssistantEvent =
  /** Whose chat it is, whether the assistant is on, and what was kept; null when nothing was. `at` in ms since 1970. */
  | {
      type: 'given'
      owner: string
      enabled: boolean
      chat: Chat | null
      asked: readonly string[]
      at: number
    }
  /** Another tab, or this one, kept something. */
  | { type: 'kept.changed'; chat: Chat; asked: readonly string[] }
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'minimise' }
  | { type: 'draft.change'; draft: string }
  /** Asks what is typed, or the given question. `at` in ms since 1970. */
  | { type: 'ask'; question?: string; at: number }
  | { type: 'retry' }
  | { type: 'rate'; id: string; helpful: boolean }
  | { type: 'clear' }
  | { type: 'restore' }
  | { type: 'notify.toggle' }
  /** The browser did not keep the conversation; `error` is a `Failure`. */
  | { type: 'refused'; error: unknown }
  | { type: 'refusal.dismiss' }
