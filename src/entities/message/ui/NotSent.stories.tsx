import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { NotSent } from './NotSent'
import { SendingUnavailable } from './SendingUnavailable'

const meta = {
  component: NotSent,
  title: 'Components/Message/Not sent',
  args: {
    failure: null,
    sentence: 'An error occurred while submitting the form. Please try again.',
    email: { subject: 'Plans', text: 'Hello.' },
  },
} satisfies Meta<typeof NotSent>
export default meta

export const States = sideBySide(meta, {
  NoConnection: { args: { failure: { kind: 'network', message: 'Network connection error.' } } },
  Refused: {
    args: {
      title: 'Error',
      failure: { kind: 'rateLimited', message: 'Too many messages from this address.' },
    },
    play: async ({ canvas }) =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'An error occurred while submitting the form. Please try again. Too many messages from this address.',
      ),
  },
  NoServer: {
    args: { failure: { kind: 'notConfigured', message: 'Sending is not available on this site.' } },
    play: async ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'hello@orrery.example' })).toHaveAttribute(
        'href',
        'mailto:hello@orrery.example?subject=Plans&body=Hello.',
      ),
  },
  Unavailable: { render: () => <SendingUnavailable subject="Template request" /> },
})
