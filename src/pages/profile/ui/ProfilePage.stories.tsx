import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE, SAMPLE_SESSION, type Session } from '@/entities/profile/model'
import { AccountStatus } from './AccountStatus'
import { ActionsPanel } from './ActionsPanel'
import { ProfileFrame } from './ProfileFrame'
import { QuickActions } from './QuickActions'
import { ProfilePage } from './ProfilePage'
import { ProfileSkeleton } from './ProfileSkeleton'

const meta = { component: ProfilePage, title: 'Pages/Profile/Page' } satisfies Meta<typeof ProfilePage>
export default meta

const pageIn = (session: Session): StoryObj => ({
  render: () => (
    <SessionProvider session={fixedSession(session)}>
      <ProfilePage />
    </SessionProvider>
  ),
})

export const Ready: StoryObj = {
  ...pageIn({ status: 'signedIn', profile: SAMPLE_PROFILE, fallback: false }),
  play: async ({ canvas }) => expect(canvas.getByLabelText('Username')).toHaveValue('ada'),
}
export const Fallback: StoryObj = {
  ...pageIn({ status: 'signedIn', profile: SAMPLE_PROFILE, fallback: true }),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled(),
}

/** The placeholder shows only content that is the same for every user. */
export const Skeleton: StoryObj = {
  render: () => <ProfileSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Profile')
    await expect(canvas.getByText('Member since')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(document.title).toBe('Profile · Orrery')
  },
}

export const Frame: StoryObj = {
  render: () => (
    <ProfileFrame lead="Whose it is." notices="What has to be said." personal="The form.">
      <ActionsPanel>The actions.</ActionsPanel>
    </ProfileFrame>
  ),
}

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

const actions: StoryObj = {
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <QuickActions profile={SAMPLE_PROFILE} />
    </SessionProvider>
  ),
}
export const Actions = actions
export const AsksBeforeTheAccountIsDeleted: StoryObj = {
  ...actions,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delete Account' })).toBeVisible())
    await expect(screen.getByText('Type ada@orrery.example to confirm')).toBeVisible()
  },
}
export const PasswordOpenedFromSettings: StoryObj = {
  render: () => <QuickActions profile={SAMPLE_PROFILE} opensPassword />,
  play: async () =>
    waitFor(() => expect(screen.getByRole('dialog', { name: 'Change Password' })).toBeVisible()),
}
