import { useSessionProfile } from '@/entities/profile'
import { useTeamActivity, useTeamMembers } from '@/entities/member'
import {
  avatarOf,
  type MemberRole,
  type MemberStatus,
  ROLE_LABELS,
  type TeamActivity,
  type TeamMember,
} from '@/entities/member/model'
import type { RemovalList } from '@/features/undo-removal'
import { Failure } from '@/shared/lib/failure'
import { useActorEnvironment } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { assertStored } from '@/shared/lib/storage'

/** The team as one entry, which is removed and restored. */
export interface SampleTeam {
  id: string
  members: readonly TeamMember[]
  activity: readonly TeamActivity[]
}

/** The actions on the sample team. Each change shows at once, and appears in the recent activity once it is stored. */
export interface Team {
  members: ReturnType<typeof useTeamMembers>
  activity: ReturnType<typeof useTeamActivity>
  /** Rejects with a `Failure`; then the member is as before. */
  changeStatus: (id: string, status: MemberStatus) => Promise<void>
  /** Rejects with a `Failure`; then the member is as before. */
  changeRole: (id: string, role: MemberRole) => Promise<void>
  /** The whole team and its activity as one entry, removed and restored. */
  samples: RemovalList<SampleTeam>
}

const GONE = 'This member was removed in another tab.'

/** The sample team of one user, changed by the user who is signed in. */
export function useTeam(userId: string): Team {
  const members = useTeamMembers(userId)
  const activity = useTeamActivity(userId)
  const profile = useSessionProfile()
  const { now, random } = useActorEnvironment()
  const { collection } = members
  const byName = profile?.username ?? profile?.email ?? 'You'

  /** A line that cannot be stored lasts until the tab closes and refuses no change. */
  const record = (action: string, { name }: Pick<TeamMember, 'name'>) => {
    const entry: TeamActivity = {
      id: `activity-${randomSuffix(random, 8)}`,
      userId,
      userName: byName,
      userAvatar: avatarOf(byName),
      action,
      resource: name,
      resourceType: 'member',
      timestamp: now(),
    }
    void activity.collection.put(entry)
  }

  const change = async (id: string, next: Partial<TeamMember>, action: string) => {
    const before = collection.snapshot().entries.find((member) => member.id === id)
    if (!before) throw new Failure(GONE)
    const result = await collection.change(id, (member) => ({ ...member, ...next }))
    if (!result.ok) await collection.change(id, () => before)
    assertStored(result, 'the change')
    record(action, before)
  }

  return {
    members,
    activity,
    changeStatus: (id, status) => change(id, { status }, status === 'active' ? 'activated' : 'suspended'),
    changeRole: (id, role) => change(id, { role }, `assigned the role ${ROLE_LABELS[role]} to`),
    samples: {
      async remove() {
        await activity.collection.replace([])
        return { index: 0, result: await collection.replace([]) }
      },
      async restore(team) {
        await activity.collection.replace(team.activity)
        return collection.replace(team.members)
      },
    },
  }
}
