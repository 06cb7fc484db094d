import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { signUpSchema } from '@/entities/profile/model'
import { fieldErrors } from '@/shared/lib/form'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { signUpMachine } from '@machines/sign-up'
import { SignedUp } from './SignedUp'
import { SignUpForm } from './SignUpForm'
import { UsernameAvailability } from './UsernameAvailability'

const meta = { component: SignUpForm, title: 'Pages/Sign Up/Form' } satisfies Meta<typeof SignUpForm>
export default meta

const context = {
  ...startContext(signUpMachine, { returnUrl: '/' }),
  values: {
    name: 'Ada Moreau',
    username: 'ada',
    email: 'ada@orrery.example',
    password: 'Str0ng!pass',
    confirmPassword: 'Str0ng!pass',
    acceptTerms: true,
  },
}
const waiting = { name: 'Ada Moreau', username: 'ada', email: 'ada@orrery.example', claim: 'c'.repeat(32) }
const empty = { name: '', username: '', email: '', password: '', confirmPassword: '', acceptTerms: false }
const at = storyAt(signUpMachine, context, (actor) => <SignUpForm actor={actor} />)
export const SaysEveryErrorWhenSubmitted = at(
  'form.editing & username.unchecked',
  { values: empty },
  {
    play: async ({ canvas }) => {
      const type = (label: string, text: string) => userEvent.type(canvas.getByLabelText(label), text)
      await type('Username', 'a b!')
      await type('Email', 'ada@orrery')
      await type('Password', 'Str0ng!pass')
      await type('Confirm password', 'other')
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
      await expect(canvas.getByRole('alert')).toHaveTextContent('Name is required')
      for (const [label, message] of [
        [
          'Username',
          'Username must be 3-20 characters long and contain only letters, numbers, and underscores',
        ],
        ['Email', 'Please enter a valid email address'],
        ['Confirm password', 'Passwords do not match'],
        ['I agree to the Terms and Privacy Policy', 'Please accept the terms of service'],
      ] as const)
        await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message)
    },
  },
)
export const WeakPassword = at(
  'form.editing & username.available',
  {
    values: { ...context.values, password: 'weak', confirmPassword: 'weak' },
  },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-disabled', 'true'),
  },
)
export const PasswordsDiffer = at('form.editing & username.available', {
  errors: [{ field: 'confirmPassword', message: 'Passwords do not match' }],
})
const wrong = { ...empty, username: 'a b!', email: 'ada@orrery', confirmPassword: 'other' }
export const Created = at(
  'form.created & username.available',
  {
    result: { unconfirmed: waiting, mailboxPath: '/mailbox' },
  },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'Open mailbox' })).toBeVisible()
      await expect(document.activeElement).toContainElement(
        canvas.getByText(/^Account created successfully!/),
      )
    },
  },
)
export const SignedUpVerified: StoryObj = {
  render: () => <SignedUp unconfirmed={null} mailboxPath={null} signInPath="/signin" />,
  play: async ({ canvas }) =>
    expect(canvas.getByText('Account created and verified successfully! You can now sign in.')).toBeVisible(),
}
export const AvailabilityAlone = storyAt(signUpMachine, context, (actor) => (
  <UsernameAvailability actor={actor} />
))('form.editing & username.taken')

export const States = sideBySide(meta, {
  Empty: at(
    'form.editing & username.unchecked',
    { values: empty },
    {
      play: async ({ canvas }) => {
        const submit = canvas.getByRole('button', { name: 'Create account' })
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
        await expect(submit).toHaveAccessibleDescription('Your password doesn’t meet all requirements yet.')
      },
    },
  ),
  NameWaits: at('form.editing & username.waiting'),
  NameChecking: at('form.editing & username.checking'),
  NameAvailable: at(
    'form.editing & username.available',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('Username is available')).toBeVisible()
        await expect(canvas.getByRole('button', { name: 'Create account' })).not.toHaveAttribute(
          'aria-disabled',
        )
      },
    },
  ),
  NameTaken: at(
    'form.editing & username.taken',
    {},
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
    },
  ),
  NameUnknown: at(
    'form.editing & username.unknown',
    {},
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-disabled'),
    },
  ),
  EveryFieldRefused: at('form.editing & username.unchecked', {
    values: wrong,
    errors: fieldErrors(signUpSchema, wrong),
  }),
  TermsMissing: at('form.editing & username.available', {
    values: { ...context.values, acceptTerms: false },
    errors: [{ field: 'acceptTerms', message: 'Please accept the terms of service' }],
  }),
  Refused: at(
    'form.editing & username.available',
    {
      failure: {
        kind: 'userExists',
        message: 'An account with this email already exists. Please sign in instead.',
      },
    },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          'An account with this email already exists.',
        )
        await expect(canvas.getByLabelText('Email')).toHaveValue('ada@orrery.example')
      },
    },
  ),
  CheckingBeforeSignUp: at('form.checking & username.available'),
  Creating: at(
    'form.creating & username.available',
    {},
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Creating account...' })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
    },
  ),
  Redirected: at('form.redirected & username.available', {
    result: { unconfirmed: null, mailboxPath: null },
  }),
})
