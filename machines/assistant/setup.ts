import { assertEvent, assign, fromCallback, fromPromise, not, setup, stateIn } from 'xstate'
import {
  canAsk,
  type Chat,
  type ChatChange,
  changedChat,
  type MessageProvider,
  REPLY_LIMIT,
  welcome,
  withAsked,
} from '@/entities/assistant/model'
import { toFailure } from '@/shared/lib/failure'
import { createRandom, drawSeed, randomBetween, randomSuffix } from '@/shared/lib/random'
import type { AssistantContext, AssistantEvent, AssistantInput, GivenReply } from './types'

export const UNANSWERED = 'The answer took too long.'

/** Why a provider did not answer, as it is said after its name. */
export const SILENT = 'did not respond in time'
export const STALLED = 'stopped during its reply'
export const EMPTY = 'sent an empty reply'

export const NOTHING: Chat = { messages: [], unread: 0, notify: true }

const NOTHING_YET = { text: '', at: 0 }

const draftedIn = ({ draft }: AssistantContext, event: AssistantEvent) =>
  event.type === 'ask' ? (event.question ?? draft) : ''

const idFrom = (seed: number) => randomSuffix(createRandom(seed), 8)

export const assistant = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    input: {} as AssistantInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends `given` at once and whenever the account or the setting changes, and `kept.changed`. */
    watch: fromCallback<AssistantEvent>(() => {
      throw new Error('watch is not provided')
    }),
    /** Answers a question of the owner of the chat. Rejects with a `Failure`. */
    answer: fromPromise<GivenReply, Pick<AssistantContext, 'question' | 'owner'>>(() =>
      Promise.reject(new Error('answer is not provided')),
    ),
    /** Asks the provider that is on; sends `piece`, then `stream.ended` or `stream.failed` with a `Failure`. */
    stream: fromCallback<
      AssistantEvent,
      Pick<AssistantContext, 'owner' | 'provider'> & Pick<Chat, 'messages'>
    >(() => {
      throw new Error('stream is not provided')
    }),
  },
  actions: {
    /** Keeps a change of the chat of the owner; sends `refused` when the browser does not. */
    keep: (_, _params: { change: ChatChange }) => {
      throw new Error('keep is not provided')
    },
    /** Keeps the last questions of the owner. */
    keepAsked: (_, _params: { asked: readonly string[] }) => {
      throw new Error('keepAsked is not provided')
    },
    /** Keeps whether the provider of the owner answers. */
    keepProvider: (_, _params: { on: boolean }) => {
      throw new Error('keepProvider is not provided')
    },
    take: assign(({ context, event }) => {
      assertEvent(event, 'given')
      const { owner, asked, at } = event
      const chat = event.chat ?? { ...NOTHING, messages: [welcome(idFrom(context.seed), at)] }
      const same = owner === context.owner
      return {
        seed: drawSeed(createRandom(context.seed)),
        owner,
        chat,
        asked,
        draft: same ? context.draft : '',
        provider: same ? context.provider : null,
        refusal: null,
        cleared: null,
      }
    }),
    follow: assign((_, { chat, asked }: { chat: Chat; asked: readonly string[] }) => ({ chat, asked })),
    change: assign(({ context }, { change }: { change: ChatChange }) => ({
      chat: changedChat(context.chat, change),
    })),
    setDraft: assign({
      draft: ({ event }) => {
        assertEvent(event, 'draft.change')
        return event.draft
      },
    }),
    /** The draft is cleared when it was the question; a question from elsewhere leaves the draft. */
    setQuestion: assign(({ context, event }) => {
      assertEvent(event, 'ask')
      const question = draftedIn(context, event).trim()
      return {
        question,
        draft: event.question === undefined ? '' : context.draft,
        asked: withAsked(context.asked, question),
        cleared: null,
        failure: null,
        instead: null,
        streamed: NOTHING_YET,
      }
    }),
    setProvider: assign({
      provider: ({ event }) => {
        assertEvent(event, 'provider.given')
        return event.provider
      },
    }),
    addPiece: assign({
      streamed: ({ context, event }) => {
        assertEvent(event, 'piece')
        return { text: (context.streamed.text + event.text).slice(0, REPLY_LIMIT), at: event.at }
      },
    }),
    /** Orrery answers in its place, and says why. */
    setInstead: assign({
      instead: ({ context }, params: { error: unknown }) =>
        `${context.provider?.name} ${toFailure(params.error).message}.`,
      streamed: NOTHING_YET,
    }),
    nextSeed: assign({ seed: ({ context }) => drawSeed(createRandom(context.seed)) }),
    setPause: assign({
      given: null,
      failure: null,
      pause: ({ context }) => randomBetween(createRandom(context.seed), 500, 1500),
    }),
    setGiven: assign({ given: (_, params: { given: GivenReply }) => params.given }),
    setCleared: assign({ cleared: ({ context }) => context.chat.messages }),
    forgetCleared: assign({ cleared: null }),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    refuse: assign({ refusal: (_, params: { error: unknown }) => toFailure(params.error).message }),
    clearRefusal: assign({ refusal: null }),
  },
  guards: {
    isOff: ({ event }) => event.type === 'given' && !event.enabled,
    isOwner: ({ context, event }) => event.type === 'given' && event.owner === context.owner,
    isOn: not(stateIn({ panel: 'disabled' })),
    isLooked: stateIn({ panel: 'open' }),
    bringsUnread: ({ event }) => event.type === 'kept.changed' && event.chat.unread > 0,
    canAsk: ({ context, event }) => canAsk(draftedIn(context, event)),
    hasMore: ({ context }) => context.chat.messages.length > 1,
    asksProvider: ({ context }) => context.provider?.on === true,
    hasText: ({ context }) => context.streamed.text.trim() !== '',
    isFull: ({ context, event }) =>
      event.type === 'piece' && context.streamed.text.length + event.text.length > REPLY_LIMIT,
    hasCleared: ({ context }) => context.cleared !== null,
  },
  delays: {
    /** AST-04: 500 to 1500 */
    THINKING: ({ context }) => context.pause,
    /** Ours: the documentation is read once; a failure to load it is reported. */
    ANSWER_TIMEOUT: 10_000,
    /** Ours: models may think before they write, and large models are loaded first. */
    FIRST_PIECE_TIMEOUT: 30_000,
    /** Ours: a model that has begun to write pauses for less time. */
    NEXT_PIECE_TIMEOUT: 15_000,
  },
})

interface Happened<TEvent> {
  context: AssistantContext
  event: TEvent
}

/** Changes the chat in what is kept, and here. */
const changing = <TEvent = unknown>(changeOf: (happened: Happened<TEvent>) => ChatChange) => {
  const params = (happened: Happened<TEvent>) => ({ change: changeOf(happened) })
  return [
    { type: 'keep', params },
    { type: 'change', params },
  ] as const
}

type Asked = Extract<AssistantEvent, { type: 'ask' }>
type Rated = Extract<AssistantEvent, { type: 'rate' }>

export const seen = changing(() => ({ type: 'seen' }))

export const rate = changing<Rated>(({ event }) => ({
  type: 'rated',
  id: event.id,
  helpful: event.helpful,
}))

export const toggleNotify = changing(({ context }) => ({ type: 'notified', on: !context.chat.notify }))

export const clear = changing(() => ({ type: 'cleared' }))

export const restore = changing(({ context }) => ({ type: 'restored', messages: context.cleared ?? [] }))

export const sayQuestion = changing<Asked>(({ context, event }) => ({
  type: 'said',
  seen: true,
  message: {
    id: idFrom(context.seed),
    sender: 'user',
    content: context.question,
    timestamp: event.at,
  },
}))

/** Adds the streamed part of a provider's reply to the chat. `seen`: the chat is in sight. */
export const sayStreamed = (seen: boolean, ended?: MessageProvider['ended']) =>
  changing(({ context: { provider, streamed, seed } }) => ({
    type: 'said',
    seen,
    message: {
      id: idFrom(seed),
      sender: 'assistant',
      timestamp: streamed.at,
      content: streamed.text,
      provider: { name: provider?.name ?? '', ...(ended && { ended }) },
    },
  }))

/** `seen`: the chat is in sight. */
export const sayReply = (seen: boolean) =>
  changing(({ context: { given, seed, instead } }) => ({
    type: 'said',
    seen,
    message: {
      id: idFrom(seed),
      sender: 'assistant',
      timestamp: given?.at ?? 0,
      content: '',
      ...given?.reply,
      ...(instead !== null && { instead }),
    },
  }))
