import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/features/session'
import { actorAt, snapshotAt } from '@/shared/lib/story'
import { authCallbackMachine } from '@machines/auth-callback'
import { sessionMachine } from '@machines/session'
import { AuthCallbackPage } from './AuthCallbackPage'

const success = snapshotAt(authCallbackMachine, 'success', {
  link: { kind: 'none' },
  failed: false,
  message: 'Email verified successfully! Redirecting to your profile...',
  advice: null,
})

const meta = {
  component: AuthCallbackPage,
  title: 'pages/auth-callback',
  parameters: { snapshots: [success] },
  render: () => (
    <SessionProvider actor={actorAt(sessionMachine, 'signedOut', { user: null, profile: null, error: null })}>
      <AuthCallbackPage />
    </SessionProvider>
  ),
} satisfies Meta<typeof AuthCallbackPage>
export default meta

export const Verified: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent('Email verified'),
}
