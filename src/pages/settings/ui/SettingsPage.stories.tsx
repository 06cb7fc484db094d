import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { SettingsFrame } from './SettingsFrame'
import { SettingsPage } from './SettingsPage'
import { SettingsSkeleton } from './SettingsSkeleton'

const meta = { component: SettingsPage, title: 'Pages/Settings/Page' } satisfies Meta<typeof SettingsPage>
export default meta

export const Clean: StoryObj = {
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <SettingsPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Theme')).toHaveValue('dark')
    await expect(canvas.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/profile')
  },
}
/** SET-04: what is changed waits for Save Changes, so leaving it is asked. */
export const AsksBeforeChangesAreLost: StoryObj = {
  ...Clean,
  play: async ({ canvas }) => {
    const push = await canvas.findByRole('checkbox', { name: /^Push/ })
    await userEvent.click(push)
    await userEvent.click(canvas.getByRole('link', { name: 'Change Password' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(push).toBeChecked()
  },
}
/** The placeholder shows only content that is the same for every user. */
export const Skeleton: StoryObj = {
  render: () => <SettingsSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Settings')
    await expect(canvas.getByText('Email notifications')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(document.title).toBe('Settings · Orrery')
  },
}
export const Frame: StoryObj = { render: () => <SettingsFrame>The settings.</SettingsFrame> }
