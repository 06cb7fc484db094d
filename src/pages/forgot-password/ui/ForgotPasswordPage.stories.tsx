import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { ForgotPasswordPage } from './ForgotPasswordPage'

const meta = { component: ForgotPasswordPage, title: 'Pages/Forgot Password/Page' } satisfies Meta<
  typeof ForgotPasswordPage
>
export default meta

export const Empty: StoryObj = {
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <ForgotPasswordPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
}
