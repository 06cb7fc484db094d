import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { SessionProvider } from '@/features/session'
import { actorAt } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import { ResetPasswordPage } from './ResetPasswordPage'

const meta = { component: ResetPasswordPage, title: 'pages/reset-password' } satisfies Meta<
  typeof ResetPasswordPage
>
export default meta

export const Empty: StoryObj = {
  render: () => (
    <SessionProvider
      actor={actorAt(sessionMachine, 'signedIn.ready', { user: null, profile: SAMPLE_PROFILE, error: null })}
    >
      <ResetPasswordPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
}
