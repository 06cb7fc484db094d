import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { Notice } from './Notice'
import { Toast } from './Toast'

const STATUSES = ['info', 'success', 'warning', 'error'] as const

const meta = {
  component: Notice,
  title: 'Components/Notice',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'What a page has to say, where it matters. Errors are announced at once, the others when the reader pauses. A dialog asks only before something is lost.',
      },
    },
  },
  argTypes: {
    status: { control: 'select', options: STATUSES },
    title: { control: 'text' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

const Success: Story = {
  args: { status: 'success', children: 'Saved.' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Saved.'),
}
const ErrorWithAction: Story = {
  args: {
    status: 'error',
    title: 'Your profile could not be loaded',
    children: 'What you see may be out of date.',
    actions: <Button size="sm">Retry</Button>,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('out of date'),
}
const StatusesByContent: Story = {
  args: { status: 'info' },
  render: () => (
    <StateGrid
      label="Notices"
      rows={Object.fromEntries(STATUSES.map((status) => [status, status]))}
      states={{ text: {}, 'title and text': { title: 'Almost full' } }}
    >
      {(status, state) => (
        <Notice status={status} {...state}>
          Little room is left.
        </Notice>
      )}
    </StateGrid>
  ),
}
const LongWord: Story = { args: { status: 'error', children: 'x'.repeat(300) } }
/** Over the page's end, for a moment. */
export const Confirmation: StoryObj = {
  render: () => <Toast>Downloaded night-sky.zip</Toast>,
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Downloaded night-sky.zip'),
}

export const Variants = sideBySide(meta, {
  Success,
  ErrorWithAction,
  StatusesByContent,
  LongWord,
})
