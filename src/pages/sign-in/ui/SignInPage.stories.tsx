import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fixedSession } from '@/entities/profile/model'
import { SessionProvider } from '@/entities/profile'
import { SignInPage } from './SignInPage'

const meta = {
  component: SignInPage,
  title: 'Pages/Sign In/Page',
  render: () => (
    <SessionProvider session={fixedSession({ status: 'signedOut' })}>
      <SignInPage />
    </SessionProvider>
  ),
} satisfies Meta<typeof SignInPage>
export default meta
type Story = StoryObj<typeof meta>

/** This browser may have a session, so no form flashes before the redirect. */
export const SessionLoading: Story = {
  render: () => (
    <SessionProvider session={fixedSession({ status: 'loading', user: null })}>
      <SignInPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verifying authentication...' })).toBeVisible()
    await expect(canvas.queryByLabelText('Email')).toBeNull()
  },
}
export const SessionUnknown: Story = {
  render: () => (
    <SessionProvider session={fixedSession({ status: 'unknown', user: null })}>
      <SignInPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'could not check your session within five seconds',
    )
  },
}
export const Empty: Story = {
  parameters: { path: '/signin?returnUrl=%2Fprojects' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?returnUrl=%2Fprojects',
    ),
}
export const HostileReturnUrl: Story = {
  parameters: { path: '/signin?returnUrl=https%3A%2F%2Fevil.example' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup'),
}
export const WithMessage: Story = {
  parameters: {
    path: { pathname: '/signin', state: { message: 'Please sign in to create a project.' } },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Please sign in to create a project.'),
}
