// The assistant: its panel (disabled, closed, open, minimised), and beside it the conversation (idle, thinking, error).
// Started once by the entry; rendered on every page by features/chat-with-assistant.
// Covers AST-01, AST-03, AST-04, AST-06 to AST-09 and AST-12.
import { and } from 'xstate'
import {
  assistant,
  clear,
  NOTHING,
  rate,
  restore,
  sayQuestion,
  sayReply,
  seen,
  toggleNotify,
  UNANSWERED,
} from './setup'

/** What can be done while nothing is being answered. */
const talking = assistant.createStateConfig({
  on: {
    ask: {
      guard: and(['isOn', 'canAsk']),
      target: 'thinking',
      actions: [
        'setQuestion',
        { type: 'keepAsked', params: ({ context }) => ({ asked: context.asked }) },
        ...sayQuestion,
        'nextSeed',
      ],
    },
    clear: { guard: 'hasMore', target: 'idle', actions: ['setCleared', ...clear] },
  },
}).on

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
                    input: ({ context }) => ({ question: context.question }),
                    onDone: {
                      target: 'found',
                      actions: { type: 'setGiven', params: ({ event }) => ({ given: event.output }) },
                    },
                    onError: {
                      target: '#assistant.conversation.error',
                      actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                    },
                  },
                  after: {
                    ANSWER_TIMEOUT: {
                      target: '#assistant.conversation.error',
                      actions: { type: 'fail', params: { error: new Error(UNANSWERED) } },
                    },
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
        error: { on: { ...talking, retry: 'thinking' } },
      },
    },
  },
})
