import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import {
  type Canvas,
  expectField,
  fill,
  press,
  type View,
  viewMatchesMachine,
} from '../../../../tests/support/view-matches-machine'
import { Failure } from '@/shared/lib/failure'
import { contactMachine } from '../model/contact'
import { ContactForm } from './ContactForm'

const meta = { component: ContactForm, title: 'Pages/Contact/Form paths' } satisfies Meta<typeof ContactForm>
export default meta

const LABELS = { name: 'Your Name', email: 'Email Address', subject: 'Subject', message: 'Message' }
type Field = keyof typeof LABELS
type Look = NonNullable<View<typeof contactMachine>['shows']['editing']>
type Context = Parameters<Look>[1]
const change = (field: Field, value: string) => ({ type: 'field.change', field, value }) as const

function form(canvas: Canvas, { values, errors, refused }: Context, locked: boolean) {
  for (const field of Object.keys(LABELS) as Field[]) {
    const input = canvas.getByLabelText(LABELS[field])
    const error = errors.find((one) => one.field === field)?.message
    expectField(input, { value: values[field], error, locked })
    if (refused?.field === field) expect(input).toHaveFocus()
  }
  if (refused) expect(canvas.getByRole('alert')).toHaveTextContent(refused.message)
}
const sending: Look = (canvas, context) => {
  form(canvas, context, true)
  expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  expect(canvas.queryByRole('alert')).toBeNull()
}

const view: View<typeof contactMachine> = {
  input: { subject: undefined },
  events: [
    change('name', 'Ada'),
    change('email', 'ada@orrery.example'),
    change('email', 'ada'),
    change('subject', 'A template'),
    change('message', 'Hello.'),
    { type: 'field.leave', field: 'email' },
    { type: 'submit' },
  ],
  also: [[{ type: 'submit' }]],
  answers: { send: { done: [undefined], error: [new Failure('down', 'network')] } },
  key: ({ context: { values } }) => [values.name, values.email, values.message],
  render: (actor) => <ContactForm actor={actor} />,
  gestures: {
    'field.change': (canvas, { field, value }) => fill(canvas.getByLabelText(LABELS[field]), String(value)),
    'field.leave': (canvas, { field }) => fireEvent.blur(canvas.getByLabelText(LABELS[field])),
    submit: (canvas) => press(canvas, 'Send message'),
    open: 'elsewhere',
    close: 'elsewhere',
  },
  shows: {
    closed: () => expect.unreachable('The contact form is always there'),
    editing: (canvas, context) => {
      form(canvas, context, false)
      expect(canvas.queryByText('Message Sent Successfully!')).toBeNull()
    },
    'submitting.pausing': sending,
    'submitting.sending': sending,
    success: (canvas) => {
      expect(canvas.getByText('Message Sent Successfully!')).toBeVisible()
      expect(canvas.queryByLabelText('Message')).toBeNull()
    },
    error: (canvas, context) => {
      form(canvas, context, false)
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'An error occurred while submitting the form. Please try again.',
      )
    },
  },
}

export const Paths = viewMatchesMachine(contactMachine, view)
