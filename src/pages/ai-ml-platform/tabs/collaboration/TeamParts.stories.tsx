import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sampleMembers, type TeamMember } from '@/entities/member/model'
import { startContext, storyAt } from '@/shared/lib/story'
import { teamMemberMachine } from '@machines/team-member'
import { InviteDialog } from './InviteDialog'
import { MemberDetail } from './MemberDetail'
import { inviteMachine } from './model/invite'
import { memberRoleMachine } from './model/member-role'
import { RoleDialog } from './RoleDialog'

const meta = {
  title: 'Pages/AI-ML Platform/Team parts',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const [ada, jun, , tomas, priya] = sampleMembers(Date.parse('2026-11-22T12:00:00Z')) as [
  TeamMember,
  TeamMember,
  TeamMember,
  TeamMember,
  TeamMember,
]
const nothing = () => undefined

const failure = {
  kind: 'storage' as const,
  message: 'This browser’s storage is full, so it could not save the change. Delete something and try again.',
}

const memberAt = (member: TeamMember) =>
  storyAt(teamMemberMachine, startContext(teamMemberMachine, { status: member.status }), (actor) => (
    <MemberDetail
      member={member}
      actor={actor}
      lastAdmin={member === ada}
      onEditPermissions={nothing}
      onWithdraw={nothing}
    />
  ))

export const MemberPending = memberAt(priya)('pending')
export const MemberActive = memberAt(jun)('active.idle', {
  outcome: { tone: 'success', message: 'Activated.' },
})
export const MemberConfirming = memberAt(ada)(
  'active.confirming',
  {},
  {
    play: async () =>
      waitFor(() => expect(screen.getByRole('dialog', { name: 'Suspend the last admin' })).toBeVisible()),
  },
)
export const MemberInactive = memberAt(tomas)('inactive')
export const MemberChanging = memberAt(jun)('changing', { wanted: 'inactive' })
export const MemberNotKept = memberAt(jun)('active.idle', {
  outcome: { tone: 'error', message: failure.message },
})

const inviteAt = storyAt(
  inviteMachine,
  startContext(inviteMachine, { subject: [jun], values: { email: 'kim@orrery.example' } }),
  (actor) => <InviteDialog actor={actor} />,
)
const noDialog = { play: async () => expect(screen.queryByRole('dialog')).toBeNull() }

export const InviteClosed = inviteAt('closed', {}, noDialog)
export const InviteEditing = inviteAt('editing')
export const InviteSending = inviteAt('submitting.sending')
export const Invited = inviteAt('success', {}, noDialog)
export const InviteRefused = inviteAt('error', { failure })

const roleAt = storyAt(
  memberRoleMachine,
  startContext(memberRoleMachine, {
    subject: { id: ada.id, name: ada.name, role: ada.role, lastAdmin: true },
    values: { role: 'developer' },
  }),
  (actor) => <RoleDialog actor={actor} />,
)

export const RoleClosed = roleAt('closed', {}, noDialog)
export const RoleOfTheLastAdmin = roleAt('editing')
export const RoleSaving = roleAt('submitting.sending', { values: { role: 'manager', confirmed: true } })
export const RoleSaved = roleAt('success', {}, noDialog)
export const RoleNotKept = roleAt('error', { failure })
