import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { fromCallback, fromPromise } from 'xstate'
import { rendersDuring, withRenders } from '../../../../tests/support/renders'
import { SAMPLE_CHAT } from '@/entities/assistant/model'
import { storyAt, walking } from '@/shared/lib/story'
import { assistantMachine, type GivenReply } from '@machines/assistant'
import type { AssistantActor } from '../model/port'
import { Chat } from './Chat'

const meta = {
  component: Chat,
  title: 'Patterns/Assistant renders',
  tags: ['!stable', 'draft'],
  decorators: [withRenders],
} satisfies Meta<typeof Chat>
export default meta

const machine = assistantMachine.provide({
  actors: {
    answer: fromPromise(() => new Promise<GivenReply>(() => {})),
    stream: fromCallback(() => undefined),
  },
  actions: { keep: () => undefined, keepAsked: () => undefined, keepProvider: () => undefined },
})

let live: AssistantActor | null = null
const at = storyAt(
  machine,
  {
    seed: 1,
    owner: 'visitor',
    chat: { ...SAMPLE_CHAT, messages: SAMPLE_CHAT.messages.slice(0, 2) },
    asked: [],
    draft: '',
    question: 'How do I start Orrery?',
    given: null,
    provider: { id: 'p1', name: 'Vega', origin: 'https://api.vega.example', on: true },
    streamed: { text: 'Run ', at: 1 },
    instead: null,
    pause: 1000,
    failure: null,
    refusal: null,
    cleared: null,
  },
  (actor) => {
    live = actor
    return <Chat actor={actor} onClose={() => undefined} />
  },
)

export const APieceDrawsTheReplyAlone = walking(
  at(
    'panel.open & conversation.streaming.arriving',
    {},
    {
      play: async () => {
        await screen.findByText('Run')
        const drawn = await rendersDuring(async () => {
          live?.send({ type: 'piece', text: '`npm start`', at: 2 })
          await screen.findByText('npm start')
        })
        await expect(drawn).toMatchObject({ Arriving: 1 })
        for (const around of ['Chat', 'ChatHeader', 'Conversation', 'Message', 'Said', 'ChatInput'])
          await expect(drawn, around).not.toHaveProperty(around)
      },
    },
  ),
)

export const ALetterDrawsTheFieldAlone = walking(
  at(
    'panel.open & conversation.idle',
    {},
    {
      play: async () => {
        const field = await screen.findByRole('textbox', { name: 'Your question' })
        await userEvent.type(field, 'H')
        const drawn = await rendersDuring(() => userEvent.type(field, 'o'))
        await expect(drawn).toMatchObject({ ChatInput: 1 })
        for (const around of ['Chat', 'ChatHeader', 'Conversation', 'Message', 'Said'])
          await expect(drawn, around).not.toHaveProperty(around)
      },
    },
  ),
)
