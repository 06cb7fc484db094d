import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { MemberStatusDot } from '@/entities/member'
import {
  EVERY_MEMBER,
  filterMembers,
  isAllowed,
  MEMBER_ROLES,
  ROLE_LABELS,
  type TeamMember,
} from '@/entities/member/model'
import { useWorkspaceService } from '@/entities/workspace'
import type { Workspace } from '@/entities/workspace/model'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { ListScreen, useListFilter, useListScreen } from '@/shared/ui/list-screen'
import { Notice } from '@/shared/ui/notice'
import type { RowAction } from '@/shared/ui/table'
import { TabLead } from '../../ui/TabLead'
import { InviteDialog } from './InviteDialog'
import { MemberTable } from './MemberTable'
import { useInvite } from './model/invite'
import { useMemberRole } from './model/member-role'
import { givableRoles, mayManage } from './model/shared-team'
import { type TeamQuestion, useTeamQuestion } from './model/team-question'
import { useSharedTeam } from './model/use-shared-team'
import type { WorkspaceFormActor } from './model/workspace-form'
import { OpenMember } from './OpenMember'
import { QuestionDialog } from './QuestionDialog'
import { RecentActivity } from './RecentActivity'
import { RoleDialog } from './RoleDialog'
import { TeamFilters } from './TeamFilters'
import { WorkspacePanel } from './WorkspacePanel'

export interface SharedTeamProps {
  userId: string
  workspace: Workspace
  form: WorkspaceFormActor
  /** Called when the own role or the number of members may have changed. */
  onChanged: () => Promise<void>
  /** Called once the user is no longer a member. */
  onLeft: () => Promise<void>
}

const NOUNS = { one: 'member', many: 'members', kept: 'team members' }

/** The team of a shared workspace (TEM-01 to TEM-05): each change is a call that the database allows or refuses. */
export function SharedTeam({ userId, workspace, form, onChanged, onLeft }: SharedTeamProps) {
  const service = useWorkspaceService()
  const team = useSharedTeam(userId, workspace.id)
  const own = workspace.role
  const managesTeam = isAllowed(own, 'Manage Team')
  const roles = givableRoles(own, MEMBER_ROLES)
  const { filter, bar, change, clear, reset } = useListFilter(EVERY_MEMBER)
  const list = useListScreen({ status: team.status, entries: team.members }, NOUNS, filter, filterMembers)
  const { opened } = list
  const invite = useInvite(team.invite, reset)
  const role = useMemberRole(async (id, next) => {
    await team.changeRole(id, next)
    if (id === userId) await onChanged()
  })
  const removal = useRemovalFrom({ invitation: team.invitations })
  const question = useTeamQuestion(async ({ kind, id }) => {
    if (kind === 'delete') await service.remove(workspace.id)
    else if (kind === 'leave') await service.removeMember(workspace.id, userId)
    else if (kind === 'remove') await team.removeMember(id)
    else await team.handOver(id)
    list.close()
    await (kind === 'delete' || kind === 'leave' ? onLeft() : onChanged())
  })
  const ask = (kind: TeamQuestion['kind'], member?: TeamMember) =>
    question.send({
      type: 'open',
      values: { typed: '' },
      subject: { kind, id: member?.id ?? '', name: member?.name ?? '', workspace: workspace.name },
    })
  const editPermissions = (member: TeamMember) =>
    role.send({
      type: 'open',
      values: { role: member.role, confirmed: false },
      // The database refuses to leave a workspace without an admin, so nothing is confirmed.
      subject: { id: member.id, name: member.name, role: member.role, lastAdmin: false },
    })
  const withdraw = (member: TeamMember) => {
    if (member.id === list.openedId) list.close()
    removal.send({
      type: 'delete',
      item: { kind: 'invitation', name: `The invitation for ${member.name}`, value: member },
    })
  }
  const actions = (member: TeamMember): RowAction[] => {
    const dangerous = { dangerous: true, parted: true }
    if (!mayManage(own, member)) return []
    if (member.status === 'pending')
      return [{ label: 'Remove invitation', onSelect: () => withdraw(member), ...dangerous }]
    const edit = { label: 'Edit Permissions', onSelect: () => editPermissions(member) }
    if (member.id === userId) return [edit]
    return [
      edit,
      ...(own === 'admin' && member.status === 'active'
        ? [{ label: 'Hand over workspace', onSelect: () => ask('handOver', member) }]
        : []),
      { label: 'Remove member', onSelect: () => ask('remove', member), ...dangerous },
    ]
  }
  const isOther = opened !== undefined && opened.id !== userId && opened.status !== 'pending'
  const managed = opened !== undefined && mayManage(own, opened)
  const retry = (
    <Button size="sm" onClick={() => void team.refresh()}>
      Retry
    </Button>
  )
  return (
    <ListScreen
      list={list}
      head={
        <TabLead
          actions={
            managesTeam ? (
              <Button
                variant="solid"
                colorPalette="accent"
                onClick={() =>
                  invite.send({ type: 'open', subject: team.members.map(({ email }) => ({ email })) })
                }
              >
                <Plus size={16} aria-hidden />
                Invite Team Member
              </Button>
            ) : null
          }
        >
          The team of {workspace.name}. You are {own === 'admin' ? 'an' : 'a'}{' '}
          {ROLE_LABELS[own].toLowerCase()}.
        </TabLead>
      }
      notices={
        team.failure && team.status === 'ready' ? (
          <Notice status="warning" title="The team may have changed" actions={retry}>
            {team.failure}
          </Notice>
        ) : null
      }
      detail={
        opened
          ? {
              id: opened.id,
              title: opened.name,
              status: <MemberStatusDot status={opened.status} />,
              content: (
                <OpenMember
                  key={opened.id}
                  member={opened}
                  source={team.source}
                  changeStatus={team.changeStatus}
                  lastAdmin={false}
                  maySuspend={managed && isOther}
                  onEditPermissions={
                    managed && opened.status !== 'pending' ? () => editPermissions(opened) : undefined
                  }
                  onWithdraw={managed ? () => withdraw(opened) : undefined}
                >
                  {own === 'admin' && isOther && opened.status === 'active' ? (
                    <Button size="sm" onClick={() => ask('handOver', opened)}>
                      Hand over workspace
                    </Button>
                  ) : null}
                  {managed && isOther ? (
                    <Button size="sm" variant="ghost" onClick={() => ask('remove', opened)}>
                      Remove member
                    </Button>
                  ) : null}
                </OpenMember>
              ),
            }
          : null
      }
      filters={<TeamFilters filter={filter} bar={bar} onChange={change} />}
      end={
        <>
          <InviteDialog actor={invite} roles={roles} />
          <RoleDialog actor={role} roles={roles} />
          <QuestionDialog actor={question} />
          <RemovedNotice actor={removal} />
        </>
      }
    >
      <MemberTable
        members={list.shown}
        state={list.state}
        isEmpty={team.members.length === 0}
        shared
        actions={actions}
        onOpen={({ id }) => list.open(id)}
        error={
          <Notice status="error" title="The team could not be loaded" actions={retry}>
            {team.failure}
          </Notice>
        }
        onClear={clear}
      />
      <RecentActivity activity={team.activity} state={team.status} onRetry={() => void team.refresh()} />
      <WorkspacePanel
        workspace={workspace}
        onRename={() => form.send({ type: 'open', subject: workspace, values: { name: workspace.name } })}
        onLeave={() => ask('leave')}
        onDelete={() => ask('delete')}
      />
    </ListScreen>
  )
}
