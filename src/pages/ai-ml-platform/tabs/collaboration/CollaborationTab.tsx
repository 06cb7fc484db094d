import { Button, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
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
import { formatNumber } from '@/shared/lib/format'
import { FilterBar, type FilterSelect, focusFilters, optionsOf } from '@/shared/ui/filter-bar'
import { RefusedNotice, SetAsideNotice } from '@/shared/ui/kept'
import { MasterDetail } from '@/shared/ui/master-detail'
import type { RowAction } from '@/shared/ui/table'
import type { TabProps } from '../../model/tab-props'
import { useOpened } from '../../model/use-opened'
import { TabLead } from '../../ui/TabLead'
import { UnknownNotice } from '../../ui/UnknownNotice'
import { InviteDialog } from './InviteDialog'
import { MemberTable } from './MemberTable'
import { useInvite } from './model/invite'
import { useMemberRole } from './model/member-role'
import { useTeam } from './model/use-team'
import { OpenMember } from './OpenMember'
import { RecentActivity } from './RecentActivity'
import { RoleDialog } from './RoleDialog'

const SELECTS: FilterSelect<MemberFilter>[] = [
  {
    name: 'role',
    label: 'Role',
    options: optionsOf({ value: '', label: 'All roles' }, MEMBER_ROLES, (role) => ROLE_LABELS[role]),
  },
]

/** Team (TEM-01 to TEM-05): who works here and who is invited, what they may do, and what was done. */
export function CollaborationTab({ userId }: TabProps) {
  const team = useTeam(userId)
  const { status, entries, collection, setAside, refused } = team.members
  const [filter, setFilter] = useState(EVERY_MEMBER)
  const bar = useRef<HTMLElement>(null)
  const [openedId, open] = useOpened()
  const invite = useInvite(team.invite, () => setFilter(EVERY_MEMBER))
  const role = useMemberRole(team.changeRole)
  const removal = useRemovalFrom({ invitation: team.invitations })
  const wanted = useDeferredValue(filter)
  const listed = useDeferredValue(entries)
  const isComing = listed.length === 0 && entries.length > 0
  const shown = useMemo(() => filterMembers(listed, wanted), [listed, wanted])
  const opened = entries.find(({ id }) => id === openedId)
  const change = (next: Partial<MemberFilter>) => setFilter((before) => ({ ...before, ...next }))
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
    if (member.id === openedId) open(null)
    removal.send({
      type: 'delete',
      item: { kind: 'invitation', name: `The invitation of ${member.name}`, value: member },
    })
  }
  const actions = (member: TeamMember): RowAction[] => [
    { label: 'Edit Permissions', onSelect: () => editPermissions(member) },
    ...(member.status === 'pending'
      ? [
          {
            label: 'Remove Invitation',
            dangerous: true,
            parted: true,
            onSelect: () => withdraw(member),
          },
        ]
      : []),
  ]
  return (
    <Stack gap="4">
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
        Who works here and what they may do. Invitations are simulated: no mail is sent.
      </TabLead>
      {openedId !== null && status === 'ready' && !opened ? (
        <UnknownNotice what="member" show="Show all members" onShow={() => open(null)} />
      ) : null}
      <RefusedNotice what="team members" refused={refused} />
      <SetAsideNotice what="team members" count={setAside} left={entries.length} collection={collection} />
      <MasterDetail
        onClose={() => open(null)}
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
      >
        <Stack gap="3">
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
          <Text role="status" textStyle="sm" color="fg.muted" minHeight="1lh">
            {status === 'ready' && !isComing && (entries.length > 0 || setAside === 0)
              ? countText(shown.length, entries.length)
              : null}
          </Text>
          <MemberTable
            members={shown}
            state={isComing ? 'loading' : status}
            nobody={entries.length === 0}
            unread={setAside > 0}
            actions={actions}
            onOpen={({ id }) => open(id)}
            collection={collection}
            onClear={() => {
              setFilter(EVERY_MEMBER)
              focusFilters(bar)
            }}
          />
          <RecentActivity
            activity={team.activity.entries}
            state={team.activity.status}
            onRetry={() => team.activity.collection.retry()}
          />
        </Stack>
      </MasterDetail>
      <InviteDialog actor={invite} />
      <RoleDialog actor={role} />
      <RemovedNotice actor={removal} />
    </Stack>
  )
}

const countText = (shown: number, all: number) =>
  shown === all
    ? `${formatNumber(all)} ${all === 1 ? 'member' : 'members'}`
    : `${formatNumber(shown)} of ${formatNumber(all)} members`
