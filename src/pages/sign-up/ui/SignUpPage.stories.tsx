import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fixedSession } from '@/entities/profile/model'
import { SessionProvider } from '@/entities/profile'
import { SignUpPage } from './SignUpPage'

const meta = {
  component: SignUpPage,
  title: 'Pages/Sign Up/Page',
  render: () => (
    <SessionProvider session={fixedSession({ status: 'signedOut' })}>
      <SignUpPage />
    </SessionProvider>
  ),
} satisfies Meta<typeof SignUpPage>
export default meta

export const Empty: StoryObj<typeof meta> = {
  parameters: { path: '/signup?returnUrl=%2Fprojects' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnUrl=%2Fprojects',
    ),
}
