import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { sampleActivity, sampleMembers, teamActivity, teamMembers } from '@/entities/member/model'
import { exampleService, type WorkspaceService, WorkspaceServiceProvider } from '@/entities/workspace'
import {
  type ChosenWorkspace,
  chosenWorkspace,
  exampleWorkspaces,
  type Workspace,
} from '@/entities/workspace/model'
import { browserStorage } from '@/shared/lib/browser-storage'
import { collectionOf } from '@/shared/lib/collection'
import { forUser } from '@/shared/lib/storage'
import { CollaborationTab } from './CollaborationTab'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const now = () => NOW
const SKY: ChosenWorkspace = { id: 'sky', name: 'Night Sky' }
const userId = SAMPLE_PROFILE.id
const choose = (workspace: ChosenWorkspace | null) =>
  void browserStorage.write(forUser(chosenWorkspace, userId), workspace)

const meta = {
  component: CollaborationTab,
  title: 'Pages/AI-ML Platform/Team',
  args: { userId: SAMPLE_PROFILE.id },
  parameters: {
    layout: 'padded',
    path: '/ai-ml-platform?tab=collaboration',
    service: exampleService({ userId }),
  },
  decorators: [
    (Story, { parameters }) => (
      <SessionProvider session={SAMPLE_SESSION}>
        <WorkspaceServiceProvider service={parameters.service as WorkspaceService}>
          <Story />
        </WorkspaceServiceProvider>
      </SessionProvider>
    ),
  ],
  beforeEach: async () => {
    choose(null)
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
export const SamplesAreRemovedInOneStep: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove samples' }))
    await expect(await canvas.findByText('No team members yet. Invite someone to get started.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('5 sample members')).toBeVisible()
    await done('Jun Park invited')
  },
}

/** A story of the shared workspace, with a service of its own. */
const shared = (
  options: Omit<Parameters<typeof exampleService>[0], 'userId'> = {},
  path = meta.parameters.path,
): Story => ({
  parameters: { ...meta.parameters, path },
  beforeEach: () => choose(SKY),
  decorators: [
    (Story) => {
      const [service] = useState(() => exampleService({ userId, ...options }))
      return (
        <WorkspaceServiceProvider service={service}>
          <Story />
        </WorkspaceServiceProvider>
      )
    },
  ],
})
const role = (role: Workspace['role'], change: Partial<Workspace> = {}) => ({
  membership: {
    workspaces: exampleWorkspaces(userId).map((workspace) =>
      workspace.personal ? workspace : { ...workspace, role, last_admin: false, ...change },
    ),
  },
})

export const SharedTeamOfAnAdmin: Story = {
  ...shared(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 members')).toBeVisible()
    await expect(canvas.queryByText(/sample/i)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Delete workspace' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Leave workspace' })).toBeNull()
    await done('jun_park suspended tomas')
  },
}
export const SharedTeamOfADeveloper: Story = {
  ...shared(role('developer')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 members')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Invite Team Member' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete workspace' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Leave workspace' })).toBeVisible()
  },
}
export const SharedTeamLoading: Story = shared({ silent: true })
export const SharedTeamNotLoaded: Story = {
  ...shared({ failure: 'Network connection error. Please check your internet connection and try again.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your workspaces could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
export const Suspended: Story = {
  ...shared(role('developer', { status: 'suspended' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your membership of Night Sky is suspended')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave workspace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave workspace' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText('5 sample members')).toBeVisible()
  },
}
export const AMemberIsSuspendedForReal: Story = {
  ...shared({}, '/ai-ml-platform?tab=collaboration&open=jun'),
  play: async ({ canvas }) => {
    const detail = within(await canvas.findByRole('region', { name: 'jun_park' }))
    await userEvent.click(detail.getByRole('button', { name: 'Suspend' }))
    await expect(await detail.findByText('jun_park: Suspended.')).toBeVisible()
    await expect(await detail.findByText('Inactive')).toBeVisible()
  },
}
export const AManagerCannotChangeAnAdmin: Story = {
  ...shared(role('manager'), `/ai-ml-platform?tab=collaboration&open=${userId}`),
  play: async ({ canvas }) => {
    const detail = within(await canvas.findByRole('region', { name: 'ada' }))
    await expect(detail.getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(detail.queryByRole('button', { name: 'Edit Permissions' })).toBeNull()
    await expect(detail.queryByRole('button', { name: 'Suspend' })).toBeNull()
  },
}
export const TheWorkspaceIsHandedOver: Story = {
  ...shared(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for jun_park' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand over workspace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over workspace' }))
    const text = 'jun_park becomes an admin of Night Sky, and you become a manager.'
    await waitFor(() => expect(dialog.getByText(text)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
    await expect(await canvas.findByRole('button', { name: 'Leave workspace' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete workspace' })).toBeNull()
  },
}
export const AnInvitationIsAccepted: Story = {
  ...shared({ invited: true }),
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Invitations' }))
    await expect(waiting.getByText('grace invited you as Developer.')).toBeVisible()
    await userEvent.click(waiting.getByRole('button', { name: 'Accept' }))
    await expect(await canvas.findByText('The team of Tide Tables. You are a developer.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Invitations' })).toBeNull()
  },
}
export const AnInvitationIsTakenBackAndRestored: Story = {
  ...shared(),
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
    await expect(await canvas.findByText('6 members')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for kim@orrery.example' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove invitation' }))
    await expect(await canvas.findByText('5 members')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('6 members')).toBeVisible()
  },
}
export const AWorkspaceIsCreated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a shared workspace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create workspace' }))
    await userEvent.type(dialog.getByLabelText('Name'), 'see www.evil.example{Enter}')
    await expect(await dialog.findByText('A name cannot contain links')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Name'))
    await userEvent.type(dialog.getByLabelText('Name'), 'Comets{Enter}')
    await expect(await canvas.findByText('The team of Comets. You are an admin.')).toBeVisible()
  },
}
