import {
  type Chat,
  type ChatChange,
  changedChat,
  type ChatMessage,
  type ChosenProvider,
  MESSAGE_LIMIT,
  REPLY_LIMIT,
  SAMPLE_CHAT,
  SAMPLE_WELCOME,
} from '@/entities/assistant/model'
import { Failure } from '@/shared/lib/failure'
import {
  type AssistantEvent,
  assistantMachine,
  EMPTY,
  SILENT,
  STALLED,
  UNANSWERED,
} from '@machines/assistant'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, type StateValue } from 'xstate'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const AT = 1_000
const kept: Chat = { ...SAMPLE_CHAT, unread: 2 }
const given = (
  changes: Partial<Extract<AssistantEvent, { type: 'given' }>> = {},
): Extract<AssistantEvent, { type: 'given' }> => ({
  type: 'given',
  owner: 'ada',
  enabled: true,
  chat: null,
  asked: [],
  at: AT,
  ...changes,
})
const ask = (question?: string): AssistantEvent => ({ type: 'ask', at: AT, ...(question && { question }) })
const typed = (draft: string): AssistantEvent => ({ type: 'draft.change', draft })
const answered = { reply: { content: 'Choose **New Training Job**.' }, at: AT + 700 }
const open = { type: 'open' } as const
const down = new Failure('You are offline. Connect and try again.', 'network')
const vega: ChosenProvider = { id: 'p1', name: 'Vega', origin: 'https://api.vega.example', on: true }
const chosen = (provider: ChosenProvider | null): AssistantEvent => ({ type: 'provider.given', provider })
const piece = (text: string): AssistantEvent => ({ type: 'piece', text, at: AT + 900 })
const stop: AssistantEvent = { type: 'stop' }
const ended: AssistantEvent = { type: 'stream.ended' }
const refusedKey: AssistantEvent = { type: 'stream.failed', error: new Failure('rejected the API key (401)') }
const elsewhere = (chat: Chat): AssistantEvent => ({ type: 'kept.changed', chat, asked: ['Elsewhere?'] })

const walk: Walk<typeof assistantMachine> = {
  machine: assistantMachine,
  input: { seed: 7 },
  callbacks: ['watch', 'stream'],
  events: [
    given(),
    given({ enabled: false }),
    elsewhere(kept),
    elsewhere({ ...kept, unread: 0 }),
    open,
    { type: 'close' },
    { type: 'minimise' },
    typed('How?'),
    ask('Why?'),
    chosen(vega),
    { type: 'provider.switch', on: true },
    piece('Some '),
    piece(' '),
    piece('x'.repeat(REPLY_LIMIT)),
    ended,
    refusedKey,
    stop,
    { type: 'retry' },
    { type: 'rate', id: 'reply001', helpful: false },
    { type: 'clear' },
    { type: 'restore' },
    { type: 'notify.toggle' },
    { type: 'refused', error: new Failure('No room left.', 'storage') },
    { type: 'refusal.dismiss' },
  ],
  answers: { answer: { done: [answered], error: [down] } },
  key: ({ context }) => [
    context.owner,
    context.chat.messages.length > 1,
    context.cleared !== null,
    context.provider?.on === true,
    Math.sign(context.streamed.text.trim().length),
  ],
  unreachable: {
    'assistant.conversation.streaming --xstate.error.actor.stream--> assistant.conversation.thinking #0':
      'the stream tells its failures; the branch answers in its place if it ever throws one',
    'assistant --xstate.error.actor.watch--> assistant.panel.disabled #0':
      'the watcher cannot fail after it started; the branch takes the assistant away if it ever does',
  },
}

const state = (panel: string, conversation: StateValue) => ({ panel, conversation })
const THINKING = { thinking: { pause: 'pausing', search: 'looking' } }
const WAITING = { streaming: 'waiting' }
const ARRIVING = { streaming: 'arriving' }
const LATE = { thinking: { pause: 'over', search: 'looking' } }
const FOUND = { thinking: { pause: 'pausing', search: 'found' } }
const last = (messages: readonly ChatMessage[]) => messages.at(-1)

describe('assistant', () => {
  itCoversEverything(walk)

  it('thinks for 500 to 1500 ms, with varying duration (AST-04)', async () => {
    const pauses = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const { actor } = startBench({ ...walk, input: { seed } })
      actor.send(given())
      actor.send(ask('Why?'))
      pauses.add(actor.getSnapshot().context.pause)
    }
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(500)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1500)
    expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(700)
  })
})

// As the documents have it (D2 §2, §4, §5, §9): a panel that stays out of the way, and what is said in it.
describe('assistant, as users see it', () => {
  const journey = journeysOf(walk)
  const here = (name: string, chat: Chat | null = null) => journey(name).send(given({ chat }))
  const asked = (name: string) => here(name).send(open, ask('Why?'))

  journey('the assistant is hidden until the session is known').expect({
    state: state('disabled', 'idle'),
    cannot: [open, ask('Why?')],
  })

  journey('the assistant is hidden when the setting is off (AST-01)')
    .send(given({ enabled: false }))
    .expect({ state: state('disabled', 'idle'), cannot: [open] })
    .send(given())
    .expect({ state: state('closed', 'idle') })
    .send(open, given({ enabled: false }))
    .expect({ state: state('disabled', 'idle') })

  here('it greets a user without a history (AST-03)').expect({
    state: state('closed', 'idle'),
    context: {
      owner: 'ada',
      chat: {
        unread: 0,
        notify: true,
        messages: [
          expect.objectContaining({
            sender: 'assistant',
            timestamp: AT,
            links: [
              { text: 'Documentation', url: '/docs' },
              { text: 'Getting started', url: '/docs/getting-started' },
            ],
          }),
        ],
      },
    },
  })

  here('the earlier conversation is restored (AST-08)', kept).expect({ context: { chat: kept } })

  asked('a question is shown at once and answered after a while (AST-04)')
    .expect({
      state: state('open', THINKING),
      asked: { answer: [{ question: 'Why?', owner: 'ada' }] },
      context: {
        chat: { messages: [expect.anything(), expect.objectContaining({ sender: 'user', content: 'Why?' })] },
        asked: ['Why?'],
      },
      did: {
        keepAsked: { asked: ['Why?'] },
        keep: { change: expect.objectContaining({ type: 'said', seen: true }) },
      },
      cannot: [ask('And?'), { type: 'clear' }],
    })
    .answer('answer', answered)
    .wait(499)
    .expect({ state: state('open', FOUND) })
    .wait(1001)
    .expect({
      state: state('open', 'idle'),
      context: {
        chat: {
          unread: 0,
          messages: [
            expect.anything(),
            expect.anything(),
            expect.objectContaining({
              sender: 'assistant',
              content: answered.reply.content,
              timestamp: AT + 700,
            }),
          ],
        },
      },
      did: { keep: { change: expect.objectContaining({ type: 'said', seen: true }) } },
      can: [ask('And?')],
    })

  asked('a late answer is shown when it arrives')
    .wait(1500)
    .expect({ state: state('open', LATE) })
    .answer('answer', answered)
    .expect({ state: state('open', 'idle') })

  asked('an answer that never arrives times out')
    .wait(9999)
    .expect({ state: state('open', LATE) })
    .wait(1)
    .expect({ state: state('open', 'error'), context: { failure: UNANSWERED } })

  asked('a failure is reported and can be retried')
    .fail('answer', down)
    .expect({ state: state('open', 'error'), context: { failure: down.message } })
    .send({ type: 'retry' })
    .expect({
      state: state('open', THINKING),
      context: { failure: null },
      asked: {
        answer: [
          { question: 'Why?', owner: 'ada' },
          { question: 'Why?', owner: 'ada' },
        ],
      },
    })

  asked('another question can be asked after a failure')
    .fail('answer', down)
    .expect({ cannot: [ask(), ask(' ')] })
    .send(ask('And?'))
    .expect({ state: state('open', THINKING), context: { failure: null, question: 'And?' } })

  asked('after a failure the next question goes to a provider that was enabled in the meantime')
    .fail('answer', down)
    .send(chosen(vega), ask('And?'))
    .expect({ state: state('open', WAITING), context: { failure: null, question: 'And?' } })

  asked('an answer from before the failure is not shown again')
    .answer('answer', answered)
    .wait(1500)
    .send(ask('And?'))
    .wait(1500)
    .expect({ state: state('open', LATE), context: { given: null } })

  const streams = (name: string) => here(name).send(chosen(vega), open, ask('Why?'))
  const saying = (...said: object[]) => ({
    chat: { messages: [{}, {}, ...said].map((one) => expect.objectContaining(one)) },
  })

  here('no request goes to a provider that is not enabled')
    .send(chosen({ ...vega, on: false }), open, ask('Why?'))
    .expect({ state: state('open', THINKING), asked: { answer: [{ question: 'Why?', owner: 'ada' }] } })

  here('a provider can be enabled and disabled in the chat')
    .send(chosen(vega), { type: 'provider.switch', on: false })
    .expect({ did: { keepProvider: { on: false } }, context: { provider: vega } })
    .send(chosen(null))
    .expect({ context: { provider: null } })

  streams('an enabled provider is asked, and its reply is rendered as it streams in')
    .expect({
      state: state('open', WAITING),
      asked: { answer: [] },
      cannot: [ask('And?'), { type: 'clear' }],
    })
    .send(piece('Because '))
    .expect({
      state: state('open', ARRIVING),
      context: { streamed: { text: 'Because ', at: AT + 900 }, chat: { messages: { length: 2 } } },
    })
    .send(piece('it is.'), ended)
    .expect({
      state: state('open', 'idle'),
      context: saying({
        sender: 'assistant',
        content: 'Because it is.',
        timestamp: AT + 900,
        provider: { name: 'Vega' },
      }),
      did: { keep: { change: expect.objectContaining({ type: 'said', seen: true }) } },
      asked: { answer: [] },
    })

  streams('the next reply starts empty')
    .send(piece('Because.'), ended, ask('And?'))
    .expect({ state: state('open', WAITING), context: { streamed: { text: '' } } })

  streams('the reply of a provider to a closed chat is unread')
    .send({ type: 'close' }, piece('Because.'), ended)
    .expect({ state: state('closed', 'idle'), context: { chat: { unread: 1 } } })

  streams('Stop keeps the partial reply and marks it as stopped')
    .send(piece('Because '), stop)
    .expect({
      state: state('open', 'idle'),
      context: saying({ content: 'Because ', provider: { name: 'Vega', ended: 'stopped' } }),
      can: [ask('And?')],
    })
    .expect({ context: { chat: { unread: 0 } } })

  streams('Stop in a closed chat counts the partial reply as unread')
    .send(piece('Because '), { type: 'close' }, stop)
    .expect({ state: state('closed', 'idle'), context: { chat: { unread: 1 } } })

  streams('Stop before the first chunk leaves only the question')
    .send(stop)
    .expect({ state: state('open', 'idle'), context: { chat: { messages: { length: 2 } } } })

  streams('Orrery answers for a provider that fails, and says so')
    .send(refusedKey)
    .expect({
      state: state('open', THINKING),
      context: { instead: 'Vega rejected the API key (401).', chat: { messages: { length: 2 } } },
    })
    .answer('answer', answered)
    .wait(1500)
    .expect({
      state: state('open', 'idle'),
      context: saying({ content: answered.reply.content, instead: 'Vega rejected the API key (401).' }),
    })
    .send(ask('And?'))
    .expect({ state: state('open', WAITING), context: { instead: null } })

  streams('the partial reply of a broken stream stays, marked as such, and Orrery answers')
    .send(piece('Because '), { type: 'close' }, refusedKey)
    .expect({
      state: state('closed', THINKING),
      context: {
        ...saying({ content: 'Because ', provider: { name: 'Vega', ended: 'broken' } }),
        streamed: { text: '' },
      },
    })
    .answer('answer', answered)
    .wait(1500)
    .expect({ context: { chat: { unread: 1, messages: { length: 4 } } } })

  streams('a provider that never starts its reply times out')
    .wait(29_999)
    .expect({ state: state('open', WAITING) })
    .wait(1)
    .expect({ state: state('open', THINKING), context: { instead: `Vega ${SILENT}.` } })

  streams('a provider that stalls mid-reply times out; each chunk restarts the timeout')
    .wait(29_000)
    .send(piece('Because '))
    .wait(14_999)
    .send(piece('it '))
    .wait(14_999)
    .expect({ state: state('open', ARRIVING) })
    .wait(1)
    .expect({
      state: state('open', THINKING),
      context: {
        ...saying({ content: 'Because it ', provider: { name: 'Vega', ended: 'broken' } }),
        instead: `Vega ${STALLED}.`,
      },
    })

  streams('Orrery answers for a provider whose reply is empty or blank')
    .send(piece(' \n'), ended)
    .expect({ state: state('open', THINKING), context: { instead: `Vega ${EMPTY}.` } })

  streams('an endless reply is truncated')
    .send(piece('x'.repeat(REPLY_LIMIT - 1)))
    .expect({ state: state('open', ARRIVING) })
    .send(piece('yz'))
    .expect({
      state: state('open', 'idle'),
      context: saying({
        content: `${'x'.repeat(REPLY_LIMIT - 1)}y`,
        provider: { name: 'Vega', ended: 'cut' },
      }),
    })
    .expect({ context: { chat: { unread: 0 } } })

  streams('a reply that is truncated in a minimised chat is unread')
    .send({ type: 'minimise' }, piece('x'.repeat(REPLY_LIMIT + 1)))
    .expect({
      state: state('minimised', 'idle'),
      context: {
        ...saying({ content: 'x'.repeat(REPLY_LIMIT) }),
        streamed: { text: 'x'.repeat(REPLY_LIMIT) },
      },
    })
    .expect({ context: { chat: { unread: 1 } } })

  streams('a reply that is stopped after blanks only counts as empty')
    .send(piece(' '))
    .wait(15_000)
    .expect({
      state: state('open', THINKING),
      context: { instead: `Vega ${STALLED}.`, streamed: { text: '' }, chat: { messages: { length: 2 } } },
    })

  streams('another user sees none of the reply, and their questions reach no provider')
    .send(piece('Because '), given({ owner: 'grace' }))
    .expect({ state: state('closed', 'idle'), context: { provider: null } })
    .send(open, ask('Why?'))
    .expect({ state: state('open', THINKING) })

  here('the provider stays enabled when the assistant is switched on again')
    .send(chosen(vega), given({ enabled: false }), given())
    .expect({ context: { provider: vega } })

  here('a blank question is ignored (AST-12)')
    .send(open)
    .expect({ cannot: [ask(), ask(' \n ')] })
    .send(typed('  \n '))
    .expect({ cannot: [ask()] })

  here('a question that is too long is not sent').expect({
    can: [ask('x'.repeat(2000))],
    cannot: [ask('x'.repeat(2001))],
  })

  here('a question is trimmed before it is sent, and the field is cleared')
    .send(open, typed('  How? \n'), ask())
    .expect({ context: { draft: '', question: 'How?', asked: ['How?'] } })

  here('a suggested question leaves the typed text in place')
    .send(open, typed('Half a'), ask('Why?'))
    .expect({ context: { draft: 'Half a', question: 'Why?' } })

  asked('a reply to a closed chat is unread until it is opened (AST-09)')
    .send({ type: 'close' })
    .answer('answer', answered)
    .wait(1500)
    .expect({
      state: state('closed', 'idle'),
      context: { chat: { unread: 1 } },
      did: { keep: { change: expect.objectContaining({ type: 'said', seen: false }) } },
    })
    .send(open)
    .expect({ context: { chat: { unread: 0 } }, did: { keep: { change: { type: 'seen' } } } })

  asked('a reply to a minimised chat is unread, too')
    .send({ type: 'minimise' })
    .expect({ state: state('minimised', THINKING) })
    .answer('answer', answered)
    .wait(1500)
    .expect({ context: { chat: { unread: 1 } } })
    .send(open)
    .expect({ state: state('open', 'idle'), context: { chat: { unread: 0 } } })
    .send({ type: 'minimise' }, { type: 'close' })
    .expect({ state: state('closed', 'idle') })

  here('a reply can be rated and the rating withdrawn (AST-06)', kept)
    .send({ type: 'rate', id: 'reply001', helpful: false })
    .expect({
      context: {
        chat: { messages: [{}, {}, { wasHelpful: false }].map((one) => expect.objectContaining(one)) },
      },
      did: { keep: { change: { type: 'rated', id: 'reply001', helpful: false } } },
    })

  here('Clear chat keeps the welcome and can be undone (AST-07)', kept)
    .send({ type: 'clear' })
    .expect({
      context: { chat: { messages: [SAMPLE_WELCOME], unread: 0 }, cleared: kept.messages },
      did: { keep: { change: { type: 'cleared' } } },
      cannot: [{ type: 'clear' }],
    })
    .send({ type: 'restore' })
    .expect({
      context: { chat: { messages: kept.messages }, cleared: null },
      did: { keep: { change: { type: 'restored', messages: kept.messages } } },
      cannot: [{ type: 'restore' }],
    })

  here('after another question the cleared messages cannot be restored', kept)
    .send({ type: 'clear' }, ask('Why?'))
    .expect({ context: { cleared: null } })

  asked('clearing the chat clears the failure')
    .fail('answer', down)
    .send({ type: 'clear' })
    .expect({
      state: state('open', 'idle'),
      context: { chat: { messages: { length: 1 } }, cleared: { length: 2 } },
      did: { keep: { change: { type: 'cleared' } } },
      cannot: [{ type: 'retry' }],
    })

  asked('a failure leaves nothing to clear when another tab has cleared the chat')
    .fail('answer', down)
    .send(elsewhere({ ...SAMPLE_CHAT, messages: [SAMPLE_WELCOME] }))
    .expect({ state: state('open', 'error'), cannot: [{ type: 'clear' }] })

  here('messages from another tab are shown here, too', kept)
    .send(elsewhere({ ...SAMPLE_CHAT, unread: 3 }))
    .expect({ context: { chat: { unread: 3 }, asked: ['Elsewhere?'] }, did: { keep: null } })
    .send(open, elsewhere({ ...SAMPLE_CHAT, unread: 3 }))
    .expect({ context: { chat: { unread: 0 } }, did: { keep: { change: { type: 'seen' } } } })

  here('a message from another tab is read at once in an open chat')
    .send(open, { type: 'notify.toggle' }, elsewhere(kept))
    .expect({
      context: { chat: { ...kept, unread: 0 }, asked: ['Elsewhere?'] },
      did: { keep: { change: { type: 'seen' } } },
    })

  asked('another tab can chat while this one waits')
    .send(elsewhere(SAMPLE_CHAT))
    .answer('answer', answered)
    .wait(1500)
    .expect({ context: { chat: { messages: { length: SAMPLE_CHAT.messages.length + 1 } } } })

  here('the unread count can be switched off and on')
    .send({ type: 'notify.toggle' })
    .expect({
      context: { chat: { notify: false } },
      did: { keep: { change: { type: 'notified', on: false } } },
    })
    .send({ type: 'notify.toggle' })
    .expect({ context: { chat: { notify: true } } })

  here('a failed write is reported, and the chat continues here')
    .send({ type: 'refused', error: new Failure('No room left.', 'storage') })
    .expect({ context: { refusal: 'No room left.' } })
    .send({ type: 'refusal.dismiss' })
    .expect({ context: { refusal: null } })

  asked('another user sees nothing of the conversation')
    .send(typed('My secret'), given({ owner: 'grace', chat: kept, asked: ['Hers?'] }))
    .expect({
      state: state('closed', 'idle'),
      context: { owner: 'grace', chat: kept, asked: ['Hers?'], draft: '', cleared: null, refusal: null },
      takenBack: ['answer'],
    })

  here('no data of the previous account remains while the assistant is off', kept)
    .send(typed('My secret'), given({ owner: 'grace', enabled: false }))
    .expect({
      state: state('disabled', 'idle'),
      context: { owner: 'grace', draft: '', chat: { messages: { length: 1 } } },
    })

  asked('saving an unrelated setting changes nothing here')
    .send(typed('Half a'), given({ chat: kept }))
    .expect({
      state: state('open', THINKING),
      context: { draft: 'Half a', chat: { messages: { length: 2 } } },
    })

  here('the typed text is restored when the assistant is switched on again')
    .send(typed('Half a'), given({ enabled: false }), given())
    .expect({ state: state('closed', 'idle'), context: { draft: 'Half a' } })
})

describe('the stored conversation matches the screen, and every message has its own id', () => {
  const close: AssistantEvent = { type: 'close' }
  const provided = [chosen(vega), ask('Why?')]
  const full = piece('x'.repeat(REPLY_LIMIT + 1))
  /** Events, ms that pass, and how the search for an answer ends. */
  type Step = AssistantEvent | number | 'found' | 'failed'
  const ways: Record<string, Step[]> = {
    'after an answer': [ask('Why?'), 'found', 1500],
    'after an answer to a closed chat': [ask('Why?'), close, 'found', 1500],
    'after a failed search': [ask('Why?'), 'failed'],
    'after a failed search, with a provider switched on': [ask('Why?'), 'failed', chosen(vega)],
    'after a reply of a provider': [...provided, piece('Because.'), ended],
    'after a reply of a provider to a closed chat': [...provided, close, piece('Because.'), ended],
    'after a stopped reply': [...provided, piece('Because '), stop],
    'after a stopped reply to a closed chat': [...provided, close, piece('Because '), stop],
    'after a reply that was cut': [...provided, full],
    'after a reply that was cut in a closed chat': [...provided, close, full],
    'after a reply that broke off': [...provided, piece('Because '), refusedKey, 'found', 1500],
    'after a reply that stalled': [...provided, piece('Because '), 15_000, 'found', 1500],
    'after a refusal of the provider': [...provided, refusedKey, 'found', 1500],
    'after a clear': [ask('Why?'), 'failed', { type: 'clear' }],
  }

  it.each(Object.entries(ways))('%s', async (_, way) => {
    const { actor, actions, clock, resolve, reject } = startBench(walk)
    actor.send(given())
    const start = actor.getSnapshot().context.chat
    for (const step of [open, ...way, open, ask('And?'), 'found' as const, 1500]) {
      if (step === 'found') await resolve('answer', answered).catch(() => undefined)
      else if (step === 'failed') await reject('answer', down)
      else if (typeof step === 'number') clock.increment(step)
      else actor.send(step)
    }
    const { chat } = actor.getSnapshot().context
    const changes: ChatChange[] = actions.keep?.mock.calls.map(([{ change }]) => change) ?? []
    expect(changes.reduce(changedChat, start)).toEqual(chat)
    expect(chat.messages.map(({ content }) => content)).toContain('And?')
    expect(new Set(chat.messages.map(({ id }) => id)).size).toBe(chat.messages.length)
    expect(actions.keepAsked).toHaveBeenLastCalledWith({ asked: ['Why?', 'And?'] })
  })
})

it('sends the provider the conversation and nothing else', () => {
  const inputs: unknown[] = []
  const actor = createActor(
    assistantMachine.provide({
      actors: {
        watch: fromCallback(() => undefined),
        stream: fromCallback(({ input }) => void inputs.push(input)),
      },
      actions: { keep: () => undefined, keepAsked: () => undefined },
    }),
    { input: { seed: 7 } },
  ).start()
  for (const event of [given(), chosen(vega), ask('Why?')]) actor.send(event)
  expect(inputs).toEqual([
    {
      owner: 'ada',
      provider: vega,
      messages: [expect.anything(), expect.objectContaining({ content: 'Why?' })],
    },
  ])
})

it('keeps the welcome and the newest messages of a long chat (AST-08)', () => {
  const messages = Array.from({ length: 60 }, (_, place) => ({ ...SAMPLE_WELCOME, id: `m${place}` }))
  const { actor } = startBench(walk)
  actor.send(given({ chat: { ...kept, messages } }))
  actor.send(ask('Why?'))
  const said = actor.getSnapshot().context.chat.messages
  expect(said).toHaveLength(MESSAGE_LIMIT)
  expect([said[0]?.id, said[1]?.id, last(said)?.content]).toEqual(['m0', 'm12', 'Why?'])
})
