import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyAt } from '@/shared/lib/story'
import { type AuthCallbackContext, authCallbackMachine } from '@machines/auth-callback'
import { VerifyEmailScreen } from './VerifyEmailScreen'

const meta = {
  component: VerifyEmailScreen,
  title: 'Pages/Auth Callback/Verify email',
} satisfies Meta<typeof VerifyEmailScreen>
export default meta

const context: AuthCallbackContext = {
  link: { kind: 'none' },
  signedInAs: null,
  failed: false,
  message: null,
  advice: null,
}
const at = storyAt(authCallbackMachine, context, (actor) => <VerifyEmailScreen actor={actor} />)
const failed = { failed: true, message: 'An error occurred during verification.' }

export const Checking = at('loading.checking')
export const Asking = at(
  'asking',
  { link: { kind: 'token', tokenHash: 'abc', type: 'magiclink' }, signedInAs: 'ada@orrery.example' },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('You are signed in as ada@orrery.example.')
      await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled()
      await expect(canvas.getByRole('button', { name: 'Stay signed in' })).toBeEnabled()
    },
  },
)
export const Verifying = at('loading.verifying')
export const Marking = at('loading.marking')
export const Success = at(
  'success',
  {
    message: 'Email verified successfully! Redirecting to your profile...',
  },
  {
    play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Open profile' })).toBeEnabled(),
  },
)
export const AlreadyVerified = at('alreadyVerified', {
  message: 'Your email address is already verified. Redirecting to your profile...',
  advice: 'This link was already used or has expired. You are signed in as ada@orrery.example.',
})
export const NoSession = at(
  'error',
  { failed: true, message: 'No session found. Please try signing in again.' },
  {
    play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled(),
  },
)
export const SpentLink = at('error', {
  ...failed,
  advice:
    'This link was already used or has expired. Sign in: if your address is not verified yet, you can request a new link.',
})
export const OneAddressAgrees = at('halfway', {
  link: { kind: 'token', tokenHash: 'abc', type: 'email_change' },
  message: 'This address is confirmed. Now open the email sent to your other address.',
})
export const AddressTakenBack = at(
  'undone',
  {
    link: { kind: 'token', tokenHash: 'abc', type: 'email_undo' },
    message: 'Your account uses ada@orrery.example again, and every session was signed out.',
    advice: 'Your old password is no longer valid. Request an email to choose a new one.',
  },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Choose a new password' })).toBeEnabled(),
  },
)
export const Left = at('left', failed)
