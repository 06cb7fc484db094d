import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { SessionProvider } from '@/features/session'
import { actorAt, storyAt } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import { AccountStatus } from './AccountStatus'
import { QuickActions } from './QuickActions'
import { ProfilePage } from './ProfilePage'

const meta = { component: ProfilePage, title: 'pages/profile' } satisfies Meta<typeof ProfilePage>
export default meta

const at = storyAt(sessionMachine, { user: null, profile: SAMPLE_PROFILE, error: null }, (actor) => (
  <SessionProvider actor={actor}>
    <ProfilePage />
  </SessionProvider>
))

export const Loading = at('loading', { profile: null })
export const LoadingProfile = at('signedIn.loadingProfile')
export const Ready = at(
  'signedIn.ready',
  {},
  {
    play: async ({ canvas }) => expect(canvas.getByLabelText('Username')).toHaveValue('ada'),
  },
)
export const Fallback = at(
  'signedIn.fallback',
  {},
  {
    play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled(),
  },
)
export const SigningOut = at('signingOut')
export const UnknownRecalling = at('unknown.recalling', { profile: null })
export const UnknownAsking = at('unknown.asking', { profile: null })
export const UnknownWaiting = at('unknown.waiting', { profile: null })
export const SignedOut = at('signedOut', { profile: null })

export const StatusActive: StoryObj = { render: () => <AccountStatus profile={SAMPLE_PROFILE} /> }
export const StatusLocked: StoryObj = {
  render: () => (
    <AccountStatus
      profile={{
        ...SAMPLE_PROFILE,
        status: 'locked',
        isVerified: false,
        profileCompleted: false,
        lastLogin: null,
      }}
    />
  ),
}

export const Actions: StoryObj = {
  render: () => (
    <SessionProvider
      actor={actorAt(sessionMachine, 'signedIn.ready', { user: null, profile: SAMPLE_PROFILE, error: null })}
    >
      <QuickActions profile={SAMPLE_PROFILE} />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delete Account' })).toBeVisible())
    await expect(screen.getByText('Type ada@orrery.example to confirm')).toBeVisible()
  },
}
export const ActionsFromSettings: StoryObj = {
  render: () => <QuickActions profile={SAMPLE_PROFILE} opensPassword />,
  play: async () =>
    waitFor(() => expect(screen.getByRole('dialog', { name: 'Change Password' })).toBeVisible()),
}
