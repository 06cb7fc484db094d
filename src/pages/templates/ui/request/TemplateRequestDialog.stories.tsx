import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { startContext, storyAt } from '@/shared/lib/story'
import { templateRequestMachine } from '../../model/request/template-request'
import { TemplateRequestDialog } from './TemplateRequestDialog'

const meta = { component: TemplateRequestDialog, title: 'Pages/Templates/Request dialog' } satisfies Meta<
  typeof TemplateRequestDialog
>
export default meta

const context = startContext(templateRequestMachine, { subject: undefined })
const at = storyAt(templateRequestMachine, context, (actor) => <TemplateRequestDialog actor={actor} />)
const values = { name: 'Ada', email: 'ada@orrery.example', details: 'A chat with rooms.' }

export const Closed = at('closed', {}, { play: async () => expect(screen.queryByRole('dialog')).toBeNull() })
export const Editing = at('editing', {})
export const SubmittingTooEarlySaysEveryError = at(
  'editing',
  {},
  {
    play: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Send Request' }))
      const name = screen.getByLabelText('Your Name')
      await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter your name'))
      await waitFor(() => expect(name).toHaveFocus())
      await userEvent.type(name, 'Ada')
      await userEvent.type(screen.getByLabelText('Your Email'), 'ada@')
      await userEvent.click(screen.getByRole('button', { name: 'Send Request' }))
      await waitFor(() => expect(screen.getByLabelText('Your Email')).toBeInvalid())
    },
  },
)
export const Submitting = at(
  'submitting.sending',
  { values },
  {
    play: async () =>
      waitFor(() =>
        expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true'),
      ),
  },
)
export const Success = at(
  'success',
  { values },
  {
    play: async () => {
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Request Sent!' })).toBeVisible())
      await expect(screen.getByText(/ada@orrery.example/)).toBeVisible()
    },
  },
)
export const Failed = at('error', {
  values,
  failure: { kind: 'network', message: 'You are offline. Connect and try again.' },
})
