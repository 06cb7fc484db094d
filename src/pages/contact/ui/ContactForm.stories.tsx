import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { contactMachine } from '../model/contact'
import { ContactForm } from './ContactForm'

const meta = { component: ContactForm, title: 'Pages/Contact/Form' } satisfies Meta<typeof ContactForm>
export default meta

const values = { name: 'Ada', email: 'ada@orrery.example', subject: '', message: 'Hello.' }
const context = startContext(contactMachine, { subject: undefined })
const failure = { kind: 'network' as const, message: 'You are offline. Connect and try again.' }
const at = storyAt(contactMachine, context, (actor) => <ContactForm actor={actor} />)
export const Success = at(
  'success',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('Message Sent Successfully!')).toBeVisible()
      await expect(canvas.getByText('Message Sent Successfully!').closest('[tabindex]')).toHaveFocus()
    },
  },
)

export const States = sideBySide(meta, {
  Editing: at('editing', {}),
  SubmittingTooEarlySaysEveryError: at(
    'editing',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
        const name = canvas.getByLabelText('Your Name')
        await expect(name).toHaveAccessibleDescription('Please enter your name')
        await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(
          'Please enter your message',
        )
        await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter your name')
        await waitFor(() => expect(name).toHaveFocus())
        await userEvent.type(name, 'Ada')
        await expect(name).toHaveValue('Ada')
        await expect(name).toBeValid()
        await expect(canvas.queryByRole('alert')).toBeNull()
      },
    },
  ),
  Submitting: at(
    'submitting.sending',
    { values },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        await expect(canvas.getByLabelText('Message')).toHaveAttribute('readonly')
      },
    },
  ),
  Failed: at(
    'error',
    { values, failure },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          'An error occurred while submitting the form. Please try again.',
        )
        await expect(canvas.getByLabelText('Message')).toHaveValue('Hello.')
      },
    },
  ),
})
