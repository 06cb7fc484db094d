import { type ReactNode, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { EVERY_MEMBER, sampleMembers, type TeamMember } from '@/entities/member/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { exampleService, type WorkspaceService, WorkspaceServiceProvider } from '@/entities/workspace'
import { EXAMPLE_INVITATION, exampleWorkspaces, type Workspace } from '@/entities/workspace/model'
import { Failure } from '@/shared/lib/failure'
import { startContext, storyAt } from '@/shared/lib/story'
import { teamMemberMachine } from '@machines/team-member'
import { InviteDialog } from './InviteDialog'
import { MemberDetail } from './MemberDetail'
import { inviteMachine } from './model/invite'
import { memberRoleMachine } from './model/member-role'
import { type TeamQuestion, teamQuestionMachine } from './model/team-question'
import { useWorkspaceForm, type WorkspaceFormActor, workspaceFormMachine } from './model/workspace-form'
import { PersonalTeam } from './PersonalTeam'
import { QuestionDialog } from './QuestionDialog'
import { ReceivedInvitations } from './ReceivedInvitations'
import { RoleDialog } from './RoleDialog'
import { SharedTeam } from './SharedTeam'
import { SuspendedMember } from './SuspendedMember'
import { TeamFilters } from './TeamFilters'
import { TeamLoading } from './TeamLoading'
import { WorkspaceDialog } from './WorkspaceDialog'
import { WorkspacePanel } from './WorkspacePanel'

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
export const MemberNotStored = memberAt(jun)('active.idle', {
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
export const RoleNotStored = roleAt('error', { failure })

const workspaceAt = storyAt(
  workspaceFormMachine,
  startContext(workspaceFormMachine, { subject: null, values: { name: 'Night Sky' } }),
  (actor) => <WorkspaceDialog actor={actor} />,
)
export const WorkspaceClosed = workspaceAt('closed', {}, noDialog)
export const WorkspaceEditing = workspaceAt('editing')
export const WorkspaceRenaming = workspaceAt('submitting.sending', { subject: { id: 'sky', name: 'Sky' } })
export const WorkspaceCreated = workspaceAt('success', {}, noDialog)
export const WorkspaceRefused = workspaceAt('error', { failure })

const questionAt = (kind: TeamQuestion['kind']) =>
  storyAt(
    teamQuestionMachine,
    startContext(teamQuestionMachine, {
      subject: { kind, id: jun.id, name: jun.name, workspace: 'Night Sky' },
    }),
    (actor) => <QuestionDialog actor={actor} />,
  )
export const QuestionClosed = questionAt('leave')('closed', {}, noDialog)
export const QuestionToRemove = questionAt('remove')('editing')
export const QuestionToHandOver = questionAt('handOver')('editing')
export const QuestionToLeave = questionAt('leave')('submitting.sending')
export const QuestionToDelete = questionAt('delete')('editing')
export const QuestionAnswered = questionAt('delete')('success', {}, noDialog)
export const QuestionRefused = questionAt('leave')('error', { failure })

const never = () => new Promise<void>(() => undefined)
export const Received: StoryObj = {
  render: () => <ReceivedInvitations invitations={[EXAMPLE_INVITATION]} onAccept={never} onDecline={never} />,
}
export const ReceivedNotAnswered: StoryObj = {
  render: () => (
    <ReceivedInvitations
      invitations={[EXAMPLE_INVITATION]}
      onAccept={() => Promise.reject(new Failure(failure.message))}
      onDecline={never}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(await canvas.findByText(failure.message)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled()
  },
}
const [, sky] = exampleWorkspaces('ada') as [Workspace, Workspace]
const panel = (change: Partial<Workspace>): StoryObj => ({
  render: () => (
    <WorkspacePanel
      workspace={{ ...sky, ...change }}
      onRename={nothing}
      onLeave={nothing}
      onDelete={nothing}
    />
  ),
})
export const WorkspaceOfItsLastAdmin = panel({})
export const WorkspaceOfAnAdmin = panel({ last_admin: false })
export const WorkspaceOfAMember = panel({ role: 'viewer', last_admin: false })
export const Loading: StoryObj = { render: () => <TeamLoading /> }
export const Filters: StoryObj = {
  render: () => <TeamFilters filter={EVERY_MEMBER} bar={{ current: null }} onChange={nothing} />,
}

const resolved = () => Promise.resolve()
interface WithFormProps {
  service?: WorkspaceService
  children: (form: WorkspaceFormActor) => ReactNode
}
/** A part of the tab with its own form of a workspace. */
function WithForm({ service = exampleService({ userId: 'ada' }), children }: WithFormProps) {
  const form = useWorkspaceForm(resolved)
  const [own] = useState(service)
  return (
    <SessionProvider session={SAMPLE_SESSION}>
      <WorkspaceServiceProvider service={own}>{children(form)}</WorkspaceServiceProvider>
    </SessionProvider>
  )
}
export const Personal: StoryObj = {
  render: () => <WithForm>{(form) => <PersonalTeam userId="team-part" name="ada" form={form} />}</WithForm>,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Create a shared workspace' })).toBeVisible(),
}
export const Shared: StoryObj = {
  render: () => (
    <WithForm>
      {(form) => (
        <SharedTeam userId="ada" workspace={sky} form={form} onChanged={resolved} onLeft={resolved} />
      )}
    </WithForm>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('5 members')).toBeVisible(),
}
export const SharedNotLoaded: StoryObj = {
  render: () => (
    <WithForm service={exampleService({ userId: 'ada', failure: 'Network connection error.' })}>
      {(form) => (
        <SharedTeam userId="ada" workspace={sky} form={form} onChanged={resolved} onLeft={resolved} />
      )}
    </WithForm>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The team could not be loaded')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeVisible()
  },
}
export const OfASuspendedMember: StoryObj = {
  render: () => <SuspendedMember userId="ada" workspace={sky} onLeft={resolved} />,
}
