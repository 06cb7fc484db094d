import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { signInMachine } from '@machines/sign-in'
import { ConfirmAddress } from './ConfirmAddress'
import { EnvironmentError } from './EnvironmentError'
import { ResendVerification } from './ResendVerification'
import { SignInForm } from './SignInForm'

const meta = { component: SignInForm, title: 'Pages/Sign In/Form' } satisfies Meta<typeof SignInForm>
export default meta

const context = {
  ...startContext(signInMachine, { returnUrl: '/projects' }),
  values: { email: 'ada@orrery.example', password: 'Str0ng!pass' },
}
const signUp = { name: 'Ada Moreau', username: 'ada', email: 'ada@orrery.example', claim: 'c'.repeat(32) }
const unconfirmed = {
  unconfirmed: 'ada@orrery.example',
  failure: {
    kind: 'emailNotConfirmed' as const,
    message: 'Please check your email and click the verification link before signing in.',
  },
}
const at = storyAt(signInMachine, context, (actor) => <SignInForm actor={actor} />)
export const NotConfirmed = at('error.idle', unconfirmed, {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Check ada@orrery.example.*click the verification link before signing in/,
    )
    await expect(canvas.getByRole('button', { name: 'Resend Verification Email' })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Change email address' })).toBeNull()
  },
})
/** The sign-up was made in this browser, which can replace it. */
export const AfterSignUp = storyAt(signInMachine, { ...context, unconfirmed: signUp.email }, (actor) => (
  <SignInForm actor={actor} signUp={signUp} />
))(
  'error.idle',
  {},
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'Change email address' })).toHaveAttribute(
        'href',
        '/signup?returnUrl=%2Fprojects',
      ),
  },
)
/** The panel alone has the focus, so that it is read first. */
export const ConfirmAddressAlone = storyAt(signInMachine, { ...context, ...unconfirmed }, (actor) => (
  <ConfirmAddress actor={actor} signUp={null} />
))(
  'error.idle',
  {},
  {
    play: async ({ canvas }) =>
      waitFor(() =>
        expect(document.activeElement).toContainElement(canvas.getByText('Check ada@orrery.example')),
      ),
  },
)
export const Resending = at('error.sending', unconfirmed)
export const Resent = at('error.sent', unconfirmed, {
  play: async ({ canvas }) =>
    expect(canvas.getByText('Verification email sent! Please check your inbox.')).toBeVisible(),
})
export const ResendRefused = at('error.idle', {
  ...unconfirmed,
  resendError: 'For security reasons, please wait before asking for another e-mail.',
})
export const EnvironmentPanel: StoryObj = {
  render: () => <EnvironmentError message="Authentication service is temporarily unavailable." />,
}
export const ResendAlone = storyAt(signInMachine, { ...context, ...unconfirmed }, (actor) => (
  <ResendVerification actor={actor} />
))('error.idle')

export const States = sideBySide(meta, {
  Idle: at('idle', { values: { email: '', password: '' } }),
  SaysEveryErrorWhenSubmitted: at(
    'idle',
    { values: { email: '', password: '' } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
        await waitFor(() =>
          expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required'),
        )
        await expect(canvas.getByLabelText('Email')).toHaveFocus()
        await expect(canvas.getByRole('alert')).toHaveTextContent('Email is required')
        await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
        await userEvent.type(canvas.getByLabelText('Email'), 'ada')
        await userEvent.type(canvas.getByLabelText('Password'), 'x')
        await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
        await waitFor(() =>
          expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
            'Please enter a valid email address',
          ),
        )
        await expect(canvas.getByLabelText('Email')).toHaveValue('ada')
      },
    },
  ),
  Submitting: at(
    'submitting',
    {},
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
    },
  ),
  WrongPassword: at(
    'error.idle',
    {
      failure: {
        kind: 'invalidCredentials',
        message: 'Invalid email or password. Please check your credentials and try again.',
      },
    },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password.')
        await expect(canvas.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull()
        await expect(canvas.queryByRole('link', { name: 'Authentication Diagnostics' })).toBeNull()
        await expect(canvas.getByLabelText('Password')).toHaveValue('Str0ng!pass')
      },
    },
  ),
  NotConfigured: at(
    'error.idle',
    {
      failure: { kind: 'notConfigured', message: 'Authentication service is temporarily unavailable.' },
    },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('Environment Configuration Error')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Authentication Diagnostics' })).toHaveAttribute(
          'href',
          '/auth-diagnostic',
        )
      },
    },
  ),
  Stamping: at(
    'success.stamping',
    { values: { email: 'ada@orrery.example', password: '' } },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByText('Successfully signed in! Redirecting...')).toBeVisible(),
    },
  ),
  Stamped: at('success.stamped', { values: { email: 'ada@orrery.example', password: '' } }),
})
