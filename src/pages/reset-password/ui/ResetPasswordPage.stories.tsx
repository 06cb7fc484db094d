import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { ResetPasswordPage } from './ResetPasswordPage'

const meta = { component: ResetPasswordPage, title: 'Pages/Reset Password/Page' } satisfies Meta<
  typeof ResetPasswordPage
>
export default meta

export const Empty: StoryObj = {
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <ResetPasswordPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
}
