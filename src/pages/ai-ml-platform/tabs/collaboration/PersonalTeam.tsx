import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { MemberAvatar, MemberStatusDot } from '@/entities/member'
import {
  avatarOf,
  EVERY_MEMBER,
  filterMembers,
  isLastAdmin,
  ROLE_LABELS,
  type TeamMember,
} from '@/entities/member/model'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { UnreadNotice } from '@/shared/ui/storage-notices'
import { ListScreen, useListFilter, useListScreen } from '@/shared/ui/list-screen'
import { Panel } from '@/shared/ui/panel'
import { isSampleMember } from '../../model/own'
import { TabLead } from '../../ui/TabLead'
import { MemberTable } from './MemberTable'
import { useMemberRole } from './model/member-role'
import { sourceOf } from './model/use-team-member'
import { type SampleTeam, useTeam } from './model/use-team'
import type { WorkspaceFormActor } from './model/workspace-form'
import { OpenMember } from './OpenMember'
import { RecentActivity } from './RecentActivity'
import { RoleDialog } from './RoleDialog'
import { TeamFilters } from './TeamFilters'

export interface PersonalTeamProps {
  userId: string
  /** The user's name. */
  name: string
  form: WorkspaceFormActor
}

const NOUNS = { one: 'member', many: 'members', kept: 'team members' }

/** The personal workspace: the user alone, and the sample team until it is removed. */
export function PersonalTeam({ userId, name, form }: PersonalTeamProps) {
  const team = useTeam(userId)
  const { entries, collection } = team.members
  const { filter, bar, change, clear } = useListFilter(EVERY_MEMBER)
  const list = useListScreen({ ...team.members, isSample: isSampleMember }, NOUNS, filter, filterMembers)
  const { opened } = list
  const role = useMemberRole(team.changeRole)
  const removal = useRemovalFrom({ samples: team.samples })
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
  const removeSamples = () => {
    list.close()
    removal.send({
      type: 'delete',
      item: {
        kind: 'samples',
        name: 'The sample team',
        value: { id: 'samples', members: entries, activity: team.activity.entries } as SampleTeam,
      },
    })
  }
  return (
    <ListScreen
      list={list}
      head={
        <>
          <TabLead
            actions={
              <>
                {entries.length > 0 || team.members.status === 'loading' ? (
                  <Button disabled={entries.length === 0} onClick={removeSamples}>
                    Remove samples
                  </Button>
                ) : null}
                <Button
                  variant="solid"
                  colorPalette="accent"
                  onClick={() => form.send({ type: 'open', subject: null, values: { name: '' } })}
                >
                  <Plus size={16} aria-hidden />
                  Create a shared workspace
                </Button>
              </>
            }
          >
            You are in your personal workspace, which is yours alone. In a shared workspace you invite members
            by email.
          </TabLead>
          <Panel as="section" aria-label="You" px="4" py="3">
            <Flex align="center" gap="3" wrap="wrap">
              <MemberAvatar letters={avatarOf(name)} />
              <chakra.span fontWeight="medium" minWidth="0" overflowWrap="anywhere">
                {name}
              </chakra.span>
              <Text color="fg.muted">{ROLE_LABELS.admin}</Text>
              <MemberStatusDot status="active" />
            </Flex>
          </Panel>
        </>
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
                  source={sourceOf(collection)}
                  changeStatus={team.changeStatus}
                  lastAdmin={isLastAdmin(entries, opened.id)}
                  onEditPermissions={() => editPermissions(opened)}
                />
              ),
            }
          : null
      }
      filters={<TeamFilters filter={filter} bar={bar} onChange={change} />}
      end={
        <>
          <RoleDialog actor={role} />
          <RemovedNotice actor={removal} />
        </>
      }
    >
      <MemberTable
        members={list.shown}
        state={list.state}
        isEmpty={entries.length === 0}
        unread={list.noneRead}
        actions={(member) => [{ label: 'Edit Permissions', onSelect: () => editPermissions(member) }]}
        onOpen={({ id }) => list.open(id)}
        error={<UnreadNotice what="team" collections={[collection]} />}
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
