import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE } from '@/entities/profile/model'
import { snapshotAt } from '@/shared/lib/story'
import { userManagementMachine } from '@machines/user-management'
import { DiagnosticsPage } from './DiagnosticsPage'

const meta = { component: DiagnosticsPage, title: 'Pages/Diagnostics/Page' } satisfies Meta<
  typeof DiagnosticsPage
>
export default meta

export const Users: StoryObj = {
  parameters: {
    path: '/diagnostics?tab=users',
    snapshots: [
      snapshotAt(userManagementMachine, 'list.ready & message.none & question.none', {
        filter: { search: '', status: '', role: '' },
        rows: [SAMPLE_PROFILE],
        total: 1,
        failure: null,
        message: null,
        ownId: SAMPLE_PROFILE.id,
        changing: [],
        asked: null,
        role: null,
        typed: '',
        lastAdmin: false,
      }),
    ],
  },
  render: () => (
    <SessionProvider
      session={fixedSession({
        status: 'signedIn',
        profile: { ...SAMPLE_PROFILE, role: 'admin' },
        fallback: false,
      })}
    >
      <DiagnosticsPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'User Management' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByText('1 account')).toBeVisible()
  },
}
