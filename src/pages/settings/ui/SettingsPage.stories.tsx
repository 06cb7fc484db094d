import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { SessionProvider } from '@/features/session'
import { actorAt } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import { SettingsPage } from './SettingsPage'

const meta = { component: SettingsPage, title: 'pages/settings' } satisfies Meta<typeof SettingsPage>
export default meta

export const SignedIn: StoryObj = {
  render: () => (
    <SessionProvider
      actor={actorAt(sessionMachine, 'signedIn.ready', {
        user: null,
        profile: SAMPLE_PROFILE,
        error: null,
      })}
    >
      <SettingsPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Theme')).toHaveValue('dark')
    await expect(canvas.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/profile')
  },
}
