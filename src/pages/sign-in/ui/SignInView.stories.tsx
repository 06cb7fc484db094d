import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { type Canvas, type View, viewMatchesMachine } from '../../../../tests/support/view-matches-machine'
import { Failure } from '@/shared/lib/failure'
import { type SignInContext, signInMachine } from '@machines/sign-in'
import { SignInForm } from './SignInForm'

const meta = { component: SignInForm, title: 'Pages/Sign In/Form paths' } satisfies Meta<typeof SignInForm>
export default meta

const LABELS = { email: 'Email', password: 'Password' }
const TAKEN = 'Verification email sent! Please check your inbox.'
const unconfirmed = new Failure(
  'Please check your email and click the verification link before signing in.',
  'emailNotConfirmed',
)
const wrong = new Failure(
  'Invalid email or password. Please check your credentials and try again.',
  'invalidCredentials',
)

/** The fields hold what was typed, and say what is wrong with it. */
function form(canvas: Canvas, { values, errors }: SignInContext, locked: boolean) {
  for (const field of ['email', 'password'] as const) {
    const input = canvas.getByLabelText(LABELS[field])
    expect(input).toHaveValue(values[field])
    const error = errors.find((one) => one.field === field)
    if (error) expect(input).toHaveAccessibleDescription(error.message)
    else expect(input).not.toBeInvalid()
    expect(input.matches(':disabled, [readonly], [aria-disabled=true]')).toBe(locked)
  }
}
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const resend = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Resend Verification Email' })
const success = (canvas: Canvas, context: SignInContext) => {
  form(canvas, context, true)
  expect(canvas.getByText('Successfully signed in! Redirecting...')).toBeVisible()
  expect(button(canvas, 'Sign In')).toHaveAttribute('aria-disabled', 'true')
}
const failed = (canvas: Canvas, context: SignInContext) => {
  form(canvas, context, false)
  if (context.failure) expect(canvas.getByText(context.failure.message)).toBeVisible()
  expect(canvas.queryByText(`Check ${context.unconfirmed}`) !== null).toBe(context.unconfirmed !== null)
}

const view: View<typeof signInMachine> = {
  input: { returnUrl: '/projects' },
  events: [
    { type: 'field.change', field: 'email', value: 'ada@orrery.example' },
    { type: 'field.change', field: 'password', value: 'Str0ng!pass' },
    { type: 'field.leave', field: 'email' },
    { type: 'submit' },
    { type: 'resend' },
  ],
  answers: {
    signIn: { done: [{ userId: 'u1' }], error: [unconfirmed, wrong] },
    stampLogin: { done: [undefined], error: [new Failure('down', 'network')] },
    resend: { done: [undefined], error: [new Failure('too soon', 'rateLimited')] },
  },
  key: ({ context }) => [context.values, context.failure?.kind],
  render: (actor) => <SignInForm actor={actor} />,
  gestures: {
    'field.change': (canvas, { field, value }) =>
      fireEvent.change(canvas.getByLabelText(LABELS[field]), { target: { value } }),
    'field.leave': (canvas, { field }) => fireEvent.blur(canvas.getByLabelText(LABELS[field])),
    submit: (canvas) => fireEvent.click(button(canvas, 'Sign In')),
    resend: (canvas) => fireEvent.click(button(canvas, 'Resend Verification Email')),
  },
  shows: {
    idle: (canvas, context) => {
      form(canvas, context, false)
      expect(canvas.queryByText(/Redirecting/)).toBeNull()
    },
    submitting: (canvas, context) => {
      form(canvas, context, true)
      expect(button(canvas, 'Signing in...')).toHaveAttribute('aria-disabled', 'true')
      expect(canvas.queryByRole('alert')).toBeNull()
    },
    'error.idle': (canvas, context) => {
      failed(canvas, context)
      const offered = context.unconfirmed !== null
      expect(resend(canvas) !== null).toBe(offered)
      expect(canvas.queryByText(TAKEN)).toBeNull()
      if (context.resendError) expect(canvas.getByText(context.resendError)).toBeVisible()
    },
    'error.sending': (canvas, context) => {
      failed(canvas, context)
      expect(canvas.queryByText(TAKEN)).toBeNull()
    },
    'error.sent': (canvas, context) => {
      failed(canvas, context)
      expect(canvas.getByText(TAKEN)).toBeVisible()
    },
    'success.stamping': success,
    'success.stamped': success,
    redirected: success,
  },
}

export const Paths = viewMatchesMachine(signInMachine, view)
