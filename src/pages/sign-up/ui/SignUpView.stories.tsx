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
import type { SignUpValues } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { type SignUpContext, signUpMachine } from '@machines/sign-up'
import { SignUpForm } from './SignUpForm'

const meta = { component: SignUpForm, title: 'Pages/Sign Up/Form paths' } satisfies Meta<typeof SignUpForm>
export default meta

const LABELS: Record<keyof SignUpValues, string> = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  acceptTerms: 'I agree to the Terms and Privacy Policy',
}
const FIELDS = Object.keys(LABELS) as (keyof SignUpValues)[]
const good: SignUpValues = {
  name: 'Ada Moreau',
  username: 'ada',
  email: 'ada@orrery.example',
  password: 'Str0ng!pass',
  confirmPassword: 'Str0ng!pass',
  acceptTerms: true,
}
const change = <TField extends keyof SignUpValues>(field: TField, value: SignUpValues[TField]) =>
  ({ type: 'field.change', field, value }) as const
const submit = { type: 'submit' } as const
const down = new Failure('down', 'network')

function form(canvas: Canvas, { values, errors, refused, failure }: SignUpContext, locked: boolean) {
  for (const field of FIELDS) {
    const input = canvas.getByLabelText(LABELS[field])
    const error = errors.find((one) => one.field === field)?.message
    expectField(input, { value: values[field], error, locked })
    if (refused?.field === field) {
      expect(input).toHaveFocus()
      expect(canvas.getByRole('alert')).toHaveTextContent(refused.message)
    }
  }
  if (failure) expect(canvas.getByRole('alert')).toHaveTextContent(failure.message)
}
const sending = (canvas: Canvas, context: SignUpContext) => {
  form(canvas, context, true)
  expect(canvas.getByRole('button', { name: 'Creating account...' })).toHaveAttribute('aria-disabled', 'true')
  expect(canvas.queryByRole('alert')).toBeNull()
}
const created = (canvas: Canvas) => {
  expect(canvas.getByText(/^Account created successfully! Please check your email/)).toBeVisible()
  expect(canvas.queryByRole('button', { name: 'Create account' })).toBeNull()
}
/** The text below the username is shown as long as there is a form and no error in its place. */
const hint = (text: string) => (canvas: Canvas, context: SignUpContext) => {
  if (context.result || context.errors.some(({ field }) => field === 'username')) return
  expect(canvas.getByText(text)).toBeVisible()
}

const view: View<typeof signUpMachine> = {
  input: { returnUrl: '/projects' },
  before: FIELDS.map((field) => change(field, good[field])),
  events: [
    change('name', 'Grace'),
    change('username', 'ada_two'),
    change('username', 'a!'),
    change('email', 'grace@orrery.example'),
    change('password', 'Str0ng!pass2'),
    change('confirmPassword', 'Str0ng!pass3'),
    change('acceptTerms', false),
    { type: 'field.leave', field: 'username' },
    submit,
  ],
  also: [
    [
      change('name', ''),
      change('username', 'a!'),
      change('email', 'ada@orrery'),
      change('confirmPassword', 'Other!1x'),
      change('acceptTerms', false),
      submit,
      change('name', 'Ada'),
      submit,
    ],
  ],
  answers: {
    checkWhileTyping: { done: [true, false], error: [down] },
    checkBeforeSignUp: { done: [true, false], error: [down] },
    signUp: {
      done: [{ unconfirmed: { ...good, claim: 'c'.repeat(32) }, mailboxPath: null }],
      error: [
        new Failure('An account with this email already exists. Please sign in instead.', 'userExists'),
      ],
    },
  },
  key: ({ context: { values } }) => values.username,
  render: (actor) => <SignUpForm actor={actor} />,
  gestures: {
    'field.change': (canvas, { field, value }) => {
      const input = canvas.getByLabelText(LABELS[field])
      if (typeof value === 'string') return fill(input, value)
      return (input as HTMLInputElement).checked === value || fireEvent.click(input)
    },
    'field.leave': (canvas, { field }) => fireEvent.blur(canvas.getByLabelText(LABELS[field])),
    submit: (canvas) => press(canvas, 'Create account'),
  },
  // The fields are read-only while the form is sent. The button can be pressed whenever it is shown.
  offers: (_, { type }, value) => {
    const { form } = value as { form: string }
    return form === 'editing' || !type.startsWith('field.')
  },
  shows: {
    'form.editing': (canvas, context) => {
      form(canvas, context, false)
      expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible()
    },
    'form.checking': sending,
    'form.creating': sending,
    'form.created': created,
    'form.redirected': created,
    'username.unchecked': hint('3 to 20 letters, numbers or underscores'),
    'username.waiting': hint('Checking availability...'),
    'username.checking': hint('Checking availability...'),
    'username.available': hint('Username is available'),
    'username.taken': (canvas, context) => {
      hint('Username is not available')(canvas, context)
      if (!canvas.queryByRole('button', { name: 'Create account' })) return
      expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-disabled', 'true')
      expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAccessibleDescription(
        'Choose another username.',
      )
    },
    'username.unknown': hint(
      'Availability could not be checked. We’ll check it again when you create the account.',
    ),
  },
}

export const Paths = viewMatchesMachine(signUpMachine, view)
