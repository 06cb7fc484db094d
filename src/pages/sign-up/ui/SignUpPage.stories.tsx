import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/features/session'
import { actorAt } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import { SignUpPage } from './SignUpPage'

const meta = {
  component: SignUpPage,
  title: 'pages/sign-up',
  render: () => (
    <SessionProvider actor={actorAt(sessionMachine, 'signedOut', { user: null, profile: null, error: null })}>
      <SignUpPage />
    </SessionProvider>
  ),
} satisfies Meta<typeof SignUpPage>
export default meta

export const Plain: StoryObj<typeof meta> = {
  parameters: { path: '/signup?returnUrl=%2Fprojects' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnUrl=%2Fprojects',
    ),
}
