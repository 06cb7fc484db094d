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
  /** Who answers when it is on; null when none was chosen. No key. */
  provider: ChosenProvider | null
  /** What has arrived of a reply of the provider, and when: ms since 1970. */
  streamed: { text: string; at: number }
  /** Why this question is answered in place of the provider. */
  instead: string | null
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
  /** Who was chosen to answer, in this tab or another; null when nobody is. */
  | { type: 'provider.given'; provider: ChosenProvider | null }
  /** Lets the provider answer, or not. */
  | { type: 'provider.switch'; on: boolean }
  /** More of the reply has arrived. `at` in ms since 1970. */
  | { type: 'piece'; text: string; at: number }
  /** The provider has said everything. */
  | { type: 'stream.ended' }
  /** It did not; `error` is a `Failure`. */
  | { type: 'stream.failed'; error: unknown }
  /** What has arrived is enough. */
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
