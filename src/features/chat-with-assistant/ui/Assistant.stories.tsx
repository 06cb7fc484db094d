import type { Meta } from '@storybook/react-vite'
import { Button } from '@chakra-ui/react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fromCallback, fromPromise } from 'xstate'
import { badgeOf, MESSAGE_LIMIT, SAMPLE_CHAT, SAMPLE_WELCOME } from '@/entities/assistant/model'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import { type AssistantContext, assistantMachine, type GivenReply } from '@machines/assistant'
import type { AssistantActor, AssistantPort } from '../model/port'
import { AssistantProvider } from './AssistantProvider'
import { FloatingAssistant } from './FloatingAssistant'

const meta = {
  component: FloatingAssistant,
  title: 'Patterns/Assistant',
  tags: ['!stable', 'draft'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FloatingAssistant>
export default meta

const WELCOME = { ...SAMPLE_CHAT, messages: [SAMPLE_WELCOME] }

const context: AssistantContext = {
  seed: 1,
  owner: 'visitor',
  chat: SAMPLE_CHAT,
  asked: ['How do I start Orrery?'],
  draft: '',
  question: 'How do I start Orrery?',
  given: null,
  provider: null,
  streamed: { text: '', at: 0 },
  instead: null,
  pause: 1000,
  failure: null,
  refusal: null,
  cleared: null,
}
const machine = assistantMachine.provide({
  actors: {
    answer: fromPromise(() => new Promise<GivenReply>(() => {})),
    stream: fromCallback(() => undefined),
  },
  actions: { keep: fn(), keepAsked: fn(), keepProvider: fn() },
})
/** The port that the app provides, around a running actor. */
function portOf(actor: AssistantActor): AssistantPort {
  const known = () => {
    const { value, context } = actor.getSnapshot()
    return { panel: value.panel, badge: badgeOf(context.chat), actor, failed: false }
  }
  let last = known()
  return {
    getSnapshot: () => {
      const next = known()
      if (next.panel !== last.panel || next.badge !== last.badge) last = next
      return last
    },
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    start: () => Promise.resolve(actor),
  }
}
const ports = new WeakMap<AssistantActor, AssistantPort>()
const knownPort = (actor: AssistantActor) => {
  const port = ports.get(actor) ?? portOf(actor)
  ports.set(actor, port)
  return port
}
const at = storyAt(machine, context, (actor) => (
  <AssistantProvider assistant={knownPort(actor)}>
    <Button m="6">An action of the page</Button>
    <FloatingAssistant codeAction={() => <Button size="sm">Copy</Button>} />
  </AssistantProvider>
))
const field = () => screen.findByRole('textbox', { name: 'Your question' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const Minimised = at(
  'panel.minimised',
  { chat: { ...SAMPLE_CHAT, unread: 2 } },
  {
    play: async () => {
      const panel = (await screen.findByRole('region', { name: 'AI Assistant' })).getBoundingClientRect()
      await expect([panel.width, panel.height]).toEqual([300, 60])
      await expect(screen.getByRole('status')).toHaveTextContent('2 unread')
    },
  },
)
export const FirstOpened = at(
  'panel.open',
  { chat: WELCOME, asked: [] },
  {
    play: async () => {
      await waitFor(async () => expect(await field()).toHaveFocus())
      const panel = screen.getByRole('region', { name: 'AI Assistant' }).getBoundingClientRect()
      await expect([panel.width, panel.height]).toEqual([380, Math.min(600, window.innerHeight - 48)])
      await expect(screen.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/docs')
      await expect(screen.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
        'href',
        '/docs/getting-started',
      )
      const suggested = screen.getByRole('region', { name: 'Suggested questions' })
      await expect(suggested.querySelectorAll('button')).toHaveLength(4)
    },
  },
)
export const Conversation = at(
  'panel.open',
  {},
  {
    play: async () => {
      await field()
      await expect(await screen.findByRole('group', { name: 'Code' })).toHaveTextContent('npm start')
      await press('Helpful')
      await expect(screen.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'false')
      await press('Search')
      await userEvent.type(screen.getByRole('searchbox'), 'folder')
      await expect(screen.getByText('1 of 3 messages')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
      await press('Clear chat')
      await expect(screen.queryByText('How do I start Orrery?')).toBeNull()
      await press('Undo')
      await expect(screen.getAllByText('How do I start Orrery?')[0]).toBeVisible()
    },
  },
)
export const Thinking = at(
  'panel.open & conversation.thinking.pause.pausing',
  {},
  {
    play: async () => {
      await expect(await field()).toHaveAttribute('readonly')
      await expect(screen.getByText('Thinking')).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
    },
  },
)
const VEGA = { id: 'p1', name: 'Vega', origin: 'https://api.vega.example', on: true }
const asked = { ...SAMPLE_CHAT, messages: SAMPLE_CHAT.messages.slice(0, 2) }
export const Asking = at(
  'panel.open & conversation.streaming.waiting',
  { chat: asked, provider: VEGA },
  {
    play: async () => {
      await expect(await screen.findByText('Thinking')).toBeVisible()
      await expect(
        screen.getByRole('checkbox', { name: /are sent to https:\/\/api.vega.example/ }),
      ).toBeChecked()
    },
  },
)
/** Stop keeps what has arrived, and the field has the keyboard again. */
export const StopsTheStream = walking(
  at(
    'panel.open & conversation.streaming.arriving',
    {
      chat: asked,
      provider: VEGA,
      streamed: { text: '# In short\n\nRun `npm start`, then **open** the addr', at: 1 },
    },
    {
      play: async () => {
        await expect(await screen.findByText('In short')).toBeVisible()
        await press('Stop')
        await expect(await screen.findByText(/^You stopped this reply/)).toBeVisible()
        await expect(await field()).toHaveFocus()
      },
    },
  ),
)
/** Typed markup is text, Enter sends, Shift and Enter begins a line, the field grows to 120 px and no further. */
export const IsAsked = walking(
  at(
    'panel.open',
    { chat: WELCOME, asked: ['What is real?'] },
    {
      play: async () => {
        const question = await field()
        await userEvent.click(question)
        await userEvent.keyboard('{ArrowUp}')
        await expect(question).toHaveValue('What is real?')
        await userEvent.clear(question)
        await userEvent.keyboard('  {Enter}')
        await expect(screen.queryByText('Thinking')).toBeNull()
        await userEvent.clear(question)
        await userEvent.keyboard('<b>a</b>{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}b')
        await expect(question.getBoundingClientRect().height).toBe(120)
        await userEvent.keyboard('{Enter}')
        await expect(await screen.findByText(/<b>a<\/b>/, { selector: 'p' })).toBeVisible()
        await expect(await screen.findByText('Thinking')).toBeVisible()
      },
    },
  ),
)
export const TooLong = at(
  'panel.open',
  { chat: WELCOME, draft: 'x'.repeat(10_000) },
  {
    play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('Yours has 10000'),
  },
)
export const ClosesByEscape = walking(
  at(
    'panel.open',
    { chat: WELCOME },
    {
      play: async () => {
        await waitFor(async () => expect(await field()).toHaveFocus())
        await userEvent.keyboard('{Escape}')
        await expect(await screen.findByRole('button', { name: 'Open AI Assistant' })).toHaveFocus()
      },
    },
  ),
)
const many = Array.from({ length: MESSAGE_LIMIT }, (_, place) => ({
  ...SAMPLE_WELCOME,
  id: `message${place}`,
  content: `Message ${place}: ${'long '.repeat(place)}`,
}))
export const FullHistory = at(
  'panel.open',
  { chat: { ...SAMPLE_CHAT, messages: many } },
  {
    play: async () => expect(await screen.findByText(/^Message 49/)).toBeVisible(),
  },
)
/** A sheet of the full height. */
export const OnAPhone = at(
  'panel.open',
  {},
  {
    globals: { viewport: { value: 'phone' } },
    play: async () => {
      await field()
      await waitFor(() => expect(screen.getByRole('region', { name: 'Conversation' })).toBeVisible())
    },
  },
)

export const States = sideBySide(meta, {
  Disabled: at(
    'panel.disabled & conversation.idle',
    {},
    { play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /Assistant/ })).toBeNull() },
  ),
  Closed: at(
    'panel.closed',
    { chat: { ...SAMPLE_CHAT, unread: 12 } },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Open AI Assistant, 9+ unread' })).toBeVisible(),
    },
  ),
  ThinkingForLong: at('panel.minimised & conversation.thinking.search.looking'),
  Streaming: at('panel.open & conversation.streaming.arriving', {
    chat: asked,
    provider: VEGA,
    streamed: { text: '# In short\n\nRun `npm start`, then **open** the addr', at: 1 },
  }),
  AnsweredInstead: at('panel.open', {
    provider: VEGA,
    chat: {
      ...SAMPLE_CHAT,
      messages: SAMPLE_CHAT.messages.flatMap((message) =>
        message.id === 'reply001'
          ? [
              {
                ...message,
                id: 'broken01',
                content: 'You start it with',
                codeSnippet: undefined,
                links: [],
                actions: [],
                provider: { name: 'Vega', ended: 'broken' as const },
              },
              { ...message, instead: 'Vega stopped during its reply.' },
            ]
          : [message],
      ),
    },
  }),
  NoAnswer: at('panel.open & conversation.error', {
    failure: 'You are offline. Connect and try again.',
    refusal: 'This browser’s storage is full, so it could not save the conversation.',
  }),
})
