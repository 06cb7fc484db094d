import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SAMPLE_CHAT } from '@/entities/assistant/model'
import { actorAt, sideBySide } from '@/shared/lib/story'
import { assistantMachine } from '@machines/assistant'
import { BrokenPanel } from './BrokenPanel'
import { Chat } from './Chat'
import { ChatHeader } from './ChatHeader'
import { ChatInput } from './ChatInput'
import ChatPanel from './ChatPanel'
import { Arriving, Thinking as ThinkingText } from './Arriving'
import { Conversation } from './Conversation'
import { Message } from './Message'
import { OpenButton } from './OpenButton'
import { OpeningPanel } from './OpeningPanel'
import { ProviderSwitch } from './ProviderSwitch'

const meta = {
  component: Message,
  title: 'Patterns/Assistant parts',
  tags: ['!stable', 'draft'],
} satisfies Meta<typeof Message>
export default meta

const [, , reply = SAMPLE_CHAT.messages[0]] = SAMPLE_CHAT.messages
const actor = () =>
  actorAt(
    assistantMachine.provide({ actions: { keep: fn(), keepAsked: fn(), keepProvider: fn() } }),
    'panel.open',
    {
      seed: 1,
      owner: 'visitor',
      chat: SAMPLE_CHAT,
      asked: [],
      draft: '',
      question: '',
      given: null,
      provider: null,
      streamed: { text: '', at: 0 },
      instead: null,
      pause: 1000,
      failure: null,
      refusal: null,
      cleared: null,
    },
  )
const ask = fn()
export const Panel: StoryObj = {
  render: () => (
    <ChatPanel
      actor={actor()}
      minimised={false}
      returnRef={{ current: false }}
      byButtonRef={{ current: false }}
    />
  ),
  play: async () => expect(await screen.findByRole('region', { name: 'Conversation' })).toBeVisible(),
}
const Thinking: StoryObj = { render: () => <ThinkingText /> }
const reload = fn()
const VEGA = { id: 'p1', name: 'Vega', origin: 'https://api.vega.example' }
export const NotLoaded: StoryObj = {
  render: () => <OpenButton badge={null} failed returnRef={{ current: false }} onNear={fn()} onOpen={fn()} />,
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded'),
}

const retried = fn()

export const Variants = sideBySide(meta, {
  /** HTML, and a link with an unsafe address, are rendered as text. */
  HostileReply: {
    render: () =>
      reply ? (
        <Message
          message={{ ...reply, content: '<img src=x onerror=alert(1)> [go](javascript:alert(1)) **bold**' }}
          onRate={fn()}
        />
      ) : (
        <span />
      ),
    play: async ({ canvasElement, canvas }) => {
      await expect(canvasElement.querySelector('img')).toBeNull()
      await expect(canvas.queryByRole('link', { name: 'go' })).toBeNull()
      await expect(canvas.getByText('bold', { selector: 'strong' })).toBeVisible()
    },
  },
  Header: {
    render: () => (
      <ChatHeader
        notify={false}
        searching={false}
        canClear={false}
        onSearch={fn()}
        onExport={fn()}
        onClear={fn()}
        onNotify={fn()}
        onMinimise={fn()}
        onClose={fn()}
      />
    ),
  },
  BusyInput: {
    render: () => (
      <ChatInput
        fieldRef={{ current: null }}
        draft=""
        asked={[]}
        busy
        focuses={false}
        onStop={null}
        onDraft={fn()}
        onAsk={fn()}
      />
    ),
  },
  Suggested: {
    render: () => (
      <Conversation
        messages={[]}
        suggestions={['Show failing jobs']}
        busy={false}
        onRate={fn()}
        onAsk={ask}
      />
    ),
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show failing jobs' }))
      await expect(ask).toHaveBeenLastCalledWith('Show failing jobs')
    },
  },
  Whole: {
    render: () => (
      <Box height="600px" width="380px">
        <Chat actor={actor()} onClose={fn()} />
      </Box>
    ),
  },
  NothingArrived: {
    render: () => <Arriving actor={actor()} />,
    play: async ({ canvas }) => expect(canvas.getByText('Thinking')).toBeVisible(),
  },
  Thinking,
  Switches: {
    render: () => (
      <Box width="380px">
        <ProviderSwitch provider={{ ...VEGA, on: false }} busy={false} onSwitch={fn()} onReload={null} />
        <ProviderSwitch provider={{ ...VEGA, on: true }} busy={false} onSwitch={fn()} onReload={reload} />
      </Box>
    ),
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }))
      await expect(reload).toHaveBeenCalledOnce()
    },
  },
  Opening: { render: () => <OpeningPanel /> },
  Broken: {
    render: () => <BrokenPanel onRetry={retried} />,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(retried).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await expect(canvas.queryByRole('alert')).toBeNull()
    },
  },
})
