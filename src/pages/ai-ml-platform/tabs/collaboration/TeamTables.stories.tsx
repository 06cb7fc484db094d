import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  MEMBER_ROLES,
  sampleActivity,
  sampleMembers,
  type TeamMember,
  teamMembers,
} from '@/entities/member/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { StateGrid, startContext, storyAt } from '@/shared/lib/story'
import { teamMemberMachine } from '@machines/team-member'
import { Notice } from '@/shared/ui/notice'
import { Ago } from './Ago'
import { MemberTable } from './MemberTable'
import { sourceOf } from './model/use-team-member'
import { OpenMember } from './OpenMember'
import { PermissionList } from './PermissionList'
import { RecentActivity, type RecentActivityProps } from './RecentActivity'
import { SuspendLastAdmin } from './SuspendLastAdmin'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const nothing = () => undefined

const meta = {
  component: MemberTable,
  title: 'Pages/AI-ML Platform/Team lists',
  parameters: { layout: 'padded' },
  args: {
    members: sampleMembers(NOW),
    state: 'ready',
    isEmpty: false,
    actions: () => [{ label: 'Open', onSelect: nothing }],
    onOpen: nothing,
    error: <Notice status="error" title="The team could not be loaded" />,
    onClear: nothing,
  },
} satisfies Meta<typeof MemberTable>
export default meta
type Story = StoryObj<typeof meta>

export const Members: Story = {
  play: async ({ canvas }) => {
    // Where the headers are, the cells do not repeat them.
    await expect(canvas.getAllByText('Last active').filter((one) => one.checkVisibility())).toHaveLength(1)
  },
}
/** In a row of two lines a date says what it is the date of. */
export const MembersOnAPhone: Story = {
  args: {
    shared: true,
    members: sampleMembers(NOW).map((member) => ({ ...member, joinedAt: NOW })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: new RegExp(sampleMembers(NOW)[0]?.name ?? '') })
    await waitFor(() => expect(within(row).getByText('Last active')).toBeVisible())
    await expect(within(row).getByText('Joined')).toBeVisible()
  },
}
/** The faces that are no list, one below the other. */
export const NoMembers: Story = {
  render: (args) => (
    <Stack gap="8">
      <MemberTable {...args} members={[]} state="loading" />
      <MemberTable {...args} members={[]} isEmpty />
      <MemberTable {...args} members={[]} />
      <MemberTable {...args} members={[]} state="error" />
    </Stack>
  ),
}
const activityOf = (props: Partial<RecentActivityProps>): Story => ({
  render: () => <RecentActivity activity={[]} state="ready" onRetry={nothing} {...props} />,
})
export const Activity = activityOf({ activity: sampleActivity(NOW) })
export const NoActivity = activityOf({})
export const ActivityLoading = activityOf({ state: 'loading' })
export const ActivityNotRead = activityOf({ state: 'error' })
export const Permissions: Story = {
  render: () => (
    <StateGrid
      label="Permissions"
      rows={{ role: true }}
      states={Object.fromEntries(MEMBER_ROLES.map((role) => [role, role]))}
    >
      {(_, role) => <PermissionList role={role} />}
    </StateGrid>
  ),
}
const AGES = {
  now: 0,
  'a minute': 60_000,
  hours: 5 * 3_600_000,
  days: 3 * 86_400_000,
  'two weeks': 14 * 86_400_000,
}
export const Ages: Story = {
  render: () => (
    <StateGrid label="Ages" rows={{ ago: NOW }} states={AGES}>
      {(now, age) => <Ago at={now - age} />}
    </StateGrid>
  ),
}

const [, jun] = sampleMembers(NOW) as [TeamMember, TeamMember]
const collection = () => collectionOf(teamMembers, SAMPLE_PROFILE.id, () => NOW)
/** Opened from the list, with an actor of its own. */
export const Opened: Story = {
  render: () => (
    <OpenMember
      member={jun}
      lastAdmin={false}
      source={sourceOf(collection())}
      changeStatus={() => Promise.resolve()}
      onEditPermissions={nothing}
      onWithdraw={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent(/suspended/i)
  },
}
const suspendAt = storyAt(
  teamMemberMachine,
  startContext(teamMemberMachine, { status: 'active' }),
  (actor) => <SuspendLastAdmin actor={actor} name="Ada Moreau" />,
)
export const SuspendingTheLastAdmin = suspendAt(
  'active.confirming',
  {},
  {
    play: async () =>
      waitFor(() => expect(screen.getByRole('dialog', { name: 'Suspend the last admin' })).toBeVisible()),
  },
)
