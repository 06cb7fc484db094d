import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fixedSession } from '@/entities/profile/model'
import { SessionProvider } from '@/entities/profile'
import { snapshotAt } from '@/shared/lib/story'
import { authCallbackMachine } from '@machines/auth-callback'
import { AuthCallbackPage } from './AuthCallbackPage'

const success = snapshotAt(authCallbackMachine, 'success', {
  link: { kind: 'none' },
  signedInAs: null,
  failed: false,
  message: 'Email verified successfully! Redirecting to your profile...',
  advice: null,
})

const meta = {
  component: AuthCallbackPage,
  title: 'Pages/Auth Callback/Page',
  parameters: { snapshots: [success] },
  render: () => (
    <SessionProvider session={fixedSession({ status: 'signedOut' })}>
      <AuthCallbackPage />
    </SessionProvider>
  ),
} satisfies Meta<typeof AuthCallbackPage>
export default meta

export const Verified: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent('Email verified'),
}
