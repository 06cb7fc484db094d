import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { SessionProvider } from '@/features/session'
import { actorAt } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import { ForgotPasswordPage } from './ForgotPasswordPage'

const meta = { component: ForgotPasswordPage, title: 'pages/forgot-password' } satisfies Meta<
  typeof ForgotPasswordPage
>
export default meta

export const Empty: StoryObj = {
  render: () => (
    <SessionProvider
      actor={actorAt(sessionMachine, 'signedIn.ready', { user: null, profile: SAMPLE_PROFILE, error: null })}
    >
      <ForgotPasswordPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
}
