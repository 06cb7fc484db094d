import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyAt } from '@/shared/lib/story'
import { creationCheckMachine } from '@machines/creation-check'
import { CreationCheck } from './CreationCheck'

const meta = { component: CreationCheck, title: 'Pages/Create Project/Creation check' } satisfies Meta<
  typeof CreationCheck
>
export default meta

const at = storyAt(creationCheckMachine, { message: null }, (actor) => (
  <CreationCheck
    actor={actor}
    room="The room of the page."
    timedOut="The screen of the timeout."
    authenticationRequired="The screen that asks to sign in."
  >
    The wizard.
  </CreationCheck>
))

export const Checking = at('checking')
export const SignInRequired = at('signInRequired', { message: 'Please sign in to create a project.' })
export const VerificationRequired = at('verificationRequired', {
  message: 'Please verify your email address before creating projects.',
})
export const ProfileRequired = at('profileRequired', {
  message: 'Please complete your profile before creating projects.',
})
export const Refused = at(
  'refused',
  { message: 'Account is locked. Please contact support.' },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Account is locked. Please contact support.'),
  },
)
export const Granted = at(
  'granted',
  {},
  {
    play: async ({ canvas }) => expect(canvas.getByText('The wizard.')).toBeVisible(),
  },
)
export const TimedOut = at(
  'timedOut',
  {},
  { play: async ({ canvas }) => expect(canvas.getByText('The screen of the timeout.')).toBeVisible() },
)
export const AuthenticationRequired = at(
  'authenticationRequired',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('The screen that asks to sign in.')).toBeVisible()
      await expect(canvas.getByText('The wizard.')).not.toBeVisible()
    },
  },
)
