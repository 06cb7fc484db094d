// The assistant: its panel (disabled, closed, open, minimised), and beside it the conversation (idle, thinking, streaming, error).
// Started once by the entry; rendered on every page by features/chat-with-assistant.
// Covers AST-01, AST-03, AST-04, AST-06 to AST-09 and AST-12.
import { and } from 'xstate'
import type { MessageProvider } from '@/entities/assistant/model'
import { Failure } from '@/shared/lib/failure'
import {
  assistant,
  clear,
  EMPTY,
  NOTHING,
  rate,
  restore,
  sayQuestion,
  sayReply,
  sayStreamed,
  seen,
  SILENT,
  STALLED,
  toggleNotify,
  UNANSWERED,
} from './setup'
import type { AssistantContext } from './types'
import { failing } from '@machines/failing'

const asking = [
  'setQuestion',
  { type: 'keepAsked', params: ({ context }: { context: AssistantContext }) => ({ asked: context.asked }) },
  ...sayQuestion,
  'nextSeed',
] as const

/** The events that are accepted while no question is being answered. */
const talking = assistant.createStateConfig({
  on: {
    ask: [
      { guard: and(['isOn', 'canAsk', 'asksProvider']), target: 'streaming', actions: [...asking] },
      { guard: and(['isOn', 'canAsk']), target: 'thinking', actions: [...asking] },
    ],
    clear: { guard: 'hasMore', target: 'idle', actions: ['setCleared', ...clear] },
  },
}).on

/** The reply of a provider is over: what came of it is said. */
const said = (ended?: MessageProvider['ended']) =>
  [
    {
      guard: and(['hasText', 'isLooked']),
      target: 'idle',
      actions: [...sayStreamed(true, ended), 'nextSeed'],
    },
    { guard: 'hasText', target: 'idle', actions: [...sayStreamed(false, ended), 'nextSeed'] },
  ] as const

const setInstead = (errorOf: (event: unknown) => unknown) =>
  ({
    type: 'setInstead',
    params: ({ event }: { event: unknown }) => ({ error: errorOf(event) }),
  }) as const

/** The provider failed before anything came: Orrery answers. */
const instead = (errorOf: (event: unknown) => unknown) =>
  ({ target: '#assistant.conversation.thinking', actions: [setInstead(errorOf)] }) as const

/** The provider's partial reply stays in the chat and counts as seen; the assistant's answer that follows may be unread. */
const broken = (errorOf: (event: unknown) => unknown) =>
  [
    {
      guard: 'hasText',
      target: '#assistant.conversation.thinking',
      actions: [...sayStreamed(true, 'broken'), setInstead(errorOf), 'nextSeed'],
    },
    instead(errorOf),
  ] as const

const because = (why: string) => () => new Failure(why)
const errorIn = (event: unknown) => (event as { error: unknown }).error

export const assistantMachine = assistant.createMachine({
  id: 'assistant',
  meta: { secrets: [] },
  context: ({ input }) => ({
    seed: input.seed,
    owner: null,
    chat: NOTHING,
    asked: [],
    draft: '',
    question: '',
    given: null,
    provider: null,
    streamed: { text: '', at: 0 },
    instead: null,
    pause: 0,
    failure: null,
    refusal: null,
    cleared: null,
  }),
  invoke: { id: 'watch', src: 'watch', onError: '.panel.disabled' },
  on: {
    given: [
      { guard: 'isOff', target: ['.panel.disabled', '.conversation.idle'], actions: 'take' },
      // Another setting was changed.
      { guard: and(['isOn', 'isOwner']) },
      { target: ['.panel.closed', '.conversation.idle'], actions: 'take' },
    ],
    'kept.changed': [
      {
        guard: and(['isLooked', 'bringsUnread']),
        actions: [{ type: 'follow', params: ({ event }) => event }, ...seen],
      },
      { actions: { type: 'follow', params: ({ event }) => event } },
    ],
    'provider.given': { actions: 'setProvider' },
    'provider.switch': {
      actions: { type: 'keepProvider', params: ({ event }) => ({ on: event.on }) },
    },
    'draft.change': { actions: 'setDraft' },
    rate: { actions: [...rate] },
    'notify.toggle': { actions: [...toggleNotify] },
    refused: { actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
    'refusal.dismiss': { actions: 'clearRefusal' },
  },
  type: 'parallel',
  states: {
    panel: {
      initial: 'disabled',
      states: {
        disabled: {},
        closed: { on: { open: 'open' } },
        open: { entry: [...seen], on: { minimise: 'minimised', close: 'closed' } },
        minimised: { on: { open: 'open', close: 'closed' } },
      },
    },
    conversation: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            ...talking,
            restore: { guard: 'hasCleared', actions: [...restore, 'forgetCleared'] },
          },
        },
        thinking: {
          tags: 'busy',
          type: 'parallel',
          entry: 'setPause',
          states: {
            pause: {
              initial: 'pausing',
              states: { pausing: { after: { THINKING: 'over' } }, over: { type: 'final' } },
            },
            search: {
              initial: 'looking',
              states: {
                looking: {
                  invoke: {
                    id: 'answer',
                    src: 'answer',
                    input: ({ context: { question, owner } }) => ({ question, owner }),
                    onDone: {
                      target: 'found',
                      actions: { type: 'setGiven', params: ({ event }) => ({ given: event.output }) },
                    },
                    onError: failing('#assistant.conversation.error', 'fail'),
                  },
                  after: {
                    ANSWER_TIMEOUT: failing('#assistant.conversation.error', 'fail', new Error(UNANSWERED)),
                  },
                },
                found: { type: 'final' },
              },
            },
          },
          onDone: [
            { guard: 'isLooked', target: 'idle', actions: [...sayReply(true), 'nextSeed'] },
            { target: 'idle', actions: [...sayReply(false), 'nextSeed'] },
          ],
        },
        streaming: {
          tags: 'busy',
          invoke: {
            id: 'stream',
            src: 'stream',
            input: ({ context: { owner, provider, chat } }) => ({
              owner,
              provider,
              messages: chat.messages,
            }),
            onError: instead(errorIn),
          },
          on: {
            piece: [
              {
                guard: and(['isFull', 'isLooked']),
                target: 'idle',
                actions: ['addPiece', ...sayStreamed(true, 'cut'), 'nextSeed'],
              },
              {
                guard: 'isFull',
                target: 'idle',
                actions: ['addPiece', ...sayStreamed(false, 'cut'), 'nextSeed'],
              },
              { target: '.arriving', actions: 'addPiece' },
            ],
            'stream.ended': [...said(), instead(because(EMPTY))],
            'stream.failed': [...broken(errorIn)],
            stop: [...said('stopped'), { target: 'idle' }],
          },
          initial: 'waiting',
          states: {
            waiting: { after: { FIRST_PIECE_TIMEOUT: instead(because(SILENT)) } },
            arriving: { after: { NEXT_PIECE_TIMEOUT: [...broken(because(STALLED))] } },
          },
        },
        error: { on: { ...talking, retry: 'thinking' } },
      },
    },
  },
})
