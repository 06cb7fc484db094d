import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { sampleActivity, sampleMembers, teamActivity, teamMembers } from '@/entities/member/model'
import { collectionOf } from '@/shared/lib/collection'
import { CollaborationTab } from './CollaborationTab'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const now = () => NOW

const meta = {
  component: CollaborationTab,
  title: 'Pages/AI-ML Platform/Team',
  args: { userId: SAMPLE_PROFILE.id },
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=collaboration' },
  decorators: [
    (Story) => (
      <SessionProvider session={SAMPLE_SESSION}>
        <Story />
      </SessionProvider>
    ),
  ],
  beforeEach: async () => {
    await collectionOf(teamMembers, SAMPLE_PROFILE.id, now).replace(sampleMembers(NOW))
    await collectionOf(teamActivity, SAMPLE_PROFILE.id, now).replace(sampleActivity(NOW))
  },
} satisfies Meta<typeof CollaborationTab>
export default meta
type Story = StoryObj<typeof meta>

const done = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Recent activity' })).toHaveTextContent(text))
const opened = (id: string) => ({
  ...meta.parameters,
  path: `/ai-ml-platform?tab=collaboration&open=${id}`,
})

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 sample members')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'developer')
    await expect(canvas.getByText('2 of 5 members')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search'), 'nobody like it')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByText('5 sample members')).toBeVisible()
  },
}
export const Empty: Story = {
  beforeEach: async () => {
    await collectionOf(teamMembers, SAMPLE_PROFILE.id, now).replace([])
    await collectionOf(teamActivity, SAMPLE_PROFILE.id, now).replace([])
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No team members yet. Invite someone to get started.')).toBeVisible(),
}
export const OpenedMember: Story = { parameters: opened('member-2') }
export const NobodyOfThisId: Story = {
  parameters: opened('member-0'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all members' }))
    await waitFor(() => expect(canvas.queryByText('This member is not in your list')).toBeNull())
  },
}
export const SuspendsAndActivates: Story = {
  parameters: opened('member-2'),
  play: async ({ canvas }) => {
    const detail = within(await canvas.findByRole('region', { name: 'Jun Park' }))
    await expect(detail.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'mailto:jun.park@orrery.example',
    )
    await userEvent.click(detail.getByRole('button', { name: 'Suspend' }))
    await expect(await detail.findByText('Jun Park: Suspended.')).toBeVisible()
    await expect(detail.getByText('Inactive')).toBeVisible()
    await done('ada suspended Jun Park')
    await userEvent.click(detail.getByRole('button', { name: 'Activate' }))
    await expect(await detail.findByText('Jun Park: Activated.')).toBeVisible()
  },
}
export const TheLastAdminIsNotDemotedUnasked: Story = {
  parameters: opened('member-1'),
  play: async ({ canvas }) => {
    const detail = within(await canvas.findByRole('region', { name: 'Ada Moreau' }))
    await userEvent.click(detail.getByRole('button', { name: 'Edit Permissions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Permissions' }))
    await userEvent.selectOptions(dialog.getByLabelText('Role of Ada Moreau'), 'manager')
    await expect(dialog.getByText('Ada Moreau is the last active admin')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const confirm = dialog.getByLabelText('Leave the team without an admin')
    await waitFor(() => expect(confirm).toHaveFocus())
    await userEvent.click(confirm)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await done('ada assigned the role Manager to Ada Moreau')
  },
}
export const AnInvitationIsTakenBackAndRestored: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite Team Member' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Team Member' }))
    const roles = within(dialog.getByLabelText('Role')).getAllByRole('option')
    await expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Viewer',
      'Developer',
      'Manager',
      'Admin',
    ])
    await userEvent.type(dialog.getByLabelText('Email'), 'JUN.park@orrery.example{Enter}')
    await expect(await dialog.findByText('A team member with this email already exists')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Email'))
    await userEvent.type(dialog.getByLabelText('Email'), 'kim@orrery.example{Enter}')
    await expect(await canvas.findByText('1 member, 5 samples')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for kim@orrery.example' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove invitation' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('1 member, 5 samples')).toBeVisible()
    await done('ada restored the invitation for kim@orrery.example')
  },
}
