import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { MemberStatusDot } from '@/entities/member'
import {
  EVERY_MEMBER,
  filterMembers,
  isLastAdmin,
  MEMBER_ROLES,
  type MemberFilter,
  ROLE_LABELS,
  type TeamMember,
} from '@/entities/member/model'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { FilterBar, type FilterSelect, optionsOf } from '@/shared/ui/filter-bar'
import { ListScreen, useListFilter, useListScreen } from '@/shared/ui/list-screen'
import type { RowAction } from '@/shared/ui/table'
import { isSampleMember } from '../../model/own'
import type { TabProps } from '../../model/tab-props'
import { TabLead } from '../../ui/TabLead'
import { InviteDialog } from './InviteDialog'
import { MemberTable } from './MemberTable'
import { useInvite } from './model/invite'
import { useMemberRole } from './model/member-role'
import { useTeam } from './model/use-team'
import { OpenMember } from './OpenMember'
import { RecentActivity } from './RecentActivity'
import { RoleDialog } from './RoleDialog'

const NOUNS = { one: 'member', many: 'members', kept: 'team members' }
const SELECTS: FilterSelect<MemberFilter>[] = [
  {
    name: 'role',
    label: 'Role',
    options: optionsOf({ value: '', label: 'All roles' }, MEMBER_ROLES, (role) => ROLE_LABELS[role]),
  },
]

/** Team (TEM-01 to TEM-05): members, invitations, permissions and recent activity. */
export function CollaborationTab({ userId }: TabProps) {
  const team = useTeam(userId)
  const { entries, collection } = team.members
  const { filter, bar, change, clear, reset } = useListFilter(EVERY_MEMBER)
  const list = useListScreen({ ...team.members, isSample: isSampleMember }, NOUNS, filter, filterMembers)
  const { opened } = list
  const invite = useInvite(team.invite, reset)
  const role = useMemberRole(team.changeRole)
  const removal = useRemovalFrom({ invitation: team.invitations })
  const editPermissions = (member: TeamMember) =>
    role.send({
      type: 'open',
      values: { role: member.role, confirmed: false },
      subject: {
        id: member.id,
        name: member.name,
        role: member.role,
        lastAdmin: isLastAdmin(entries, member.id),
      },
    })
  const withdraw = (member: TeamMember) => {
    if (member.id === list.openedId) list.close()
    removal.send({
      type: 'delete',
      item: { kind: 'invitation', name: `The invitation for ${member.name}`, value: member },
    })
  }
  const actions = (member: TeamMember): RowAction[] => [
    { label: 'Edit Permissions', onSelect: () => editPermissions(member) },
    ...(member.status === 'pending'
      ? [
          {
            label: 'Remove invitation',
            dangerous: true,
            parted: true,
            onSelect: () => withdraw(member),
          },
        ]
      : []),
  ]
  return (
    <ListScreen
      list={list}
      head={
        <TabLead
          actions={
            <Button
              variant="solid"
              colorPalette="accent"
              onClick={() => invite.send({ type: 'open', subject: entries.map(({ email }) => ({ email })) })}
            >
              <Plus size={16} aria-hidden />
              Invite Team Member
            </Button>
          }
        >
          Team members and their permissions. Invitations are simulated: no email is sent.
        </TabLead>
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
                  collection={collection}
                  changeStatus={team.changeStatus}
                  lastAdmin={isLastAdmin(entries, opened.id)}
                  onEditPermissions={() => editPermissions(opened)}
                  onWithdraw={() => withdraw(opened)}
                />
              ),
            }
          : null
      }
      filters={
        <FilterBar
          ref={bar}
          label="Team"
          filter={filter}
          search={{
            value: filter.search,
            placeholder: 'Name or email',
            maxLength: 200,
            onValueChange: (search) => change({ search }),
          }}
          selects={SELECTS}
          onChange={change}
        />
      }
      end={
        <>
          <InviteDialog actor={invite} />
          <RoleDialog actor={role} />
          <RemovedNotice actor={removal} />
        </>
      }
    >
      <MemberTable
        members={list.shown}
        state={list.state}
        nobody={entries.length === 0}
        unread={list.noneRead}
        actions={actions}
        onOpen={({ id }) => list.open(id)}
        collection={collection}
        onClear={clear}
      />
      <RecentActivity
        activity={team.activity.entries}
        state={team.activity.status}
        onRetry={() => team.activity.collection.retry()}
      />
    </ListScreen>
  )
}
