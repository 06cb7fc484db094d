import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from './Notice'

const meta = { component: Notice, title: 'Components/Notice' } satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { status: 'info', children: 'Please sign in to create a project.' } }
export const Success: Story = {
  args: { status: 'success', children: 'Saved.' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Saved.'),
}
export const Warning: Story = {
  args: { status: 'warning', title: 'Almost full', children: 'Little room is left.' },
}
export const ErrorWithAction: Story = {
  args: {
    status: 'error',
    title: 'Your profile could not be loaded',
    children: 'What you see may be out of date.',
    actions: <Button size="sm">Retry</Button>,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('out of date'),
}
export const LongWord: Story = { args: { status: 'error', children: 'x'.repeat(300) } }
