import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE } from '@/entities/profile/model'
import { ForgotPasswordPage } from './ForgotPasswordPage'

const meta = { component: ForgotPasswordPage, title: 'Pages/Forgot Password/Page' } satisfies Meta<
  typeof ForgotPasswordPage
>
export default meta

export const Empty: StoryObj = {
  render: () => (
    <SessionProvider session={fixedSession({ status: 'signedIn', profile: SAMPLE_PROFILE, fallback: false })}>
      <ForgotPasswordPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
}
