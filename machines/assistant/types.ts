import type { Chat, ChatMessage, ChosenProvider, Reply } from '@/entities/assistant/model'

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
  /** The id of the conversation's user; null before it is known. */
  owner: string | null
  chat: Chat
  /** The last questions, oldest first. */
  asked: readonly string[]
  /** The typed text. */
  draft: string
  /** The question that is being answered, or could not be answered. */
  question: string
  /** An answer that came before the pause was over. */
  given: GivenReply | null
  /** How long this reply is thought about, in ms. */
  pause: number
  /** The provider that answers when it is on; null when none was chosen. It has no key. */
  provider: ChosenProvider | null
  /** The arrived part of the provider's reply, and its time: ms since 1970. */
  streamed: { text: string; at: number }
  /** Why this question is answered in place of the provider. */
  instead: string | null
  /** Why there is no answer. */
  failure: string | null
  /** Why the conversation is not kept. */
  refusal: string | null
  /** The messages that Clear chat removed, for as long as they can be restored. */
  cleared: readonly ChatMessage[] | null
}

export type AssistantEvent =
  /** The user, whether the assistant is on, and the stored chat; null when there is none. `at` in ms since 1970. */
  | {
      type: 'given'
      owner: string
      enabled: boolean
      chat: Chat | null
      asked: readonly string[]
      at: number
    }
  /** This tab or another tab stored a change. */
  | { type: 'kept.changed'; chat: Chat; asked: readonly string[] }
  /** The provider that was chosen, in this tab or another; null when there is none. */
  | { type: 'provider.given'; provider: ChosenProvider | null }
  /** Lets the provider answer, or not. */
  | { type: 'provider.switch'; on: boolean }
  /** More of the reply has arrived. `at` in ms since 1970. */
  | { type: 'piece'; text: string; at: number }
  /** The provider has said everything. */
  | { type: 'stream.ended' }
  /** It did not; `error` is a `Failure`. */
  | { type: 'stream.failed'; error: unknown }
  /** Ends the reply and keeps the part that has arrived. */
  | { type: 'stop' }
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
