import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { EMPTY_MESSAGE } from '@/entities/message/model'
import { storyAt } from '@/shared/lib/story'
import { type ContactContext, contactMachine } from '@machines/contact'
import { ContactForm } from './ContactForm'

const meta = { component: ContactForm, title: 'pages/contact/contact-form' } satisfies Meta<
  typeof ContactForm
>
export default meta

const values = { name: 'Ada', email: 'ada@orrery.example', subject: '', message: 'Hello.' }
const context: ContactContext = { values: EMPTY_MESSAGE, fieldError: null }
const at = storyAt(contactMachine, context, (actor) => <ContactForm actor={actor} />)

export const Editing = at(
  'editing',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
      const name = canvas.getByLabelText('Your Name')
      await expect(name).toHaveAccessibleDescription('Please enter your name')
      await waitFor(() => expect(name).toHaveFocus())
      await userEvent.type(name, 'Ada')
      await expect(name).toHaveValue('Ada')
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
      await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription(
        'Please enter your email',
      )
    },
  },
)
export const Submitting = at(
  'submitting',
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
)
export const Success = at(
  'success',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('Message Sent Successfully!')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }))
      await expect(canvas.getByLabelText('Message')).toHaveValue('')
    },
  },
)
export const Failed = at(
  'error',
  { values },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'An error occurred while submitting the form. Please try again.',
      )
      await expect(canvas.getByLabelText('Message')).toHaveValue('Hello.')
    },
  },
)
