import { useSessionProfile } from '@/entities/profile'
import { useTeamActivity, useTeamMembers } from '@/entities/member'
import {
  avatarOf,
  type Invitation,
  invitedMember,
  isOnTeam,
  type MemberRole,
  type MemberStatus,
  ON_TEAM,
  ROLE_LABELS,
  type TeamActivity,
  type TeamMember,
} from '@/entities/member/model'
import type { RemovalList } from '@/features/undo-removal'
import { Failure } from '@/shared/lib/failure'
import { useActorEnvironment } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { assertKept } from '@/shared/lib/storage'

/** The actions on a team. Each change shows at once, and appears in the recent activity once it is stored. */
export interface Team {
  members: ReturnType<typeof useTeamMembers>
  activity: ReturnType<typeof useTeamActivity>
  /** Adds a pending member. Rejects with a `Failure` and then adds no member. */
  invite: (invitation: Invitation) => Promise<void>
  /** Rejects with a `Failure`; then the member is as before. */
  changeStatus: (id: string, status: MemberStatus) => Promise<void>
  /** Rejects with a `Failure`; then the member is as before. */
  changeRole: (id: string, role: MemberRole) => Promise<void>
  /** Invitations, taken back and restored. */
  invitations: RemovalList<TeamMember>
}

const GONE = 'This member was removed in another tab.'

/** The team of one user, changed by the user who is signed in. */
export function useTeam(userId: string): Team {
  const members = useTeamMembers(userId)
  const activity = useTeamActivity(userId)
  const profile = useSessionProfile()
  const { now, random } = useActorEnvironment()
  const { collection } = members
  const byName = profile?.username ?? profile?.email ?? 'You'

  /** Nothing that people do fails because this cannot be kept: then it lasts until the tab closes. */
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
    assertKept(result, 'the change')
    record(action, before)
  }

  return {
    members,
    activity,
    async invite(invitation) {
      const present = await collection.read()
      // Another tab may have been faster.
      if (isOnTeam(present, invitation.email)) throw new Failure(ON_TEAM)
      const member = invitedMember(invitation, `member-${randomSuffix(random, 8)}`)
      const result = await collection.put(member)
      if (!result.ok) await collection.remove(member.id)
      assertKept(result, 'the invitation')
      record('invited', member)
    },
    changeStatus: (id, status) => change(id, { status }, status === 'active' ? 'activated' : 'suspended'),
    changeRole: (id, role) => change(id, { role }, `assigned the role ${ROLE_LABELS[role]} to`),
    invitations: {
      async remove(id) {
        const member = collection.snapshot().entries.find((one) => one.id === id)
        const taken = await collection.remove(id)
        if (taken.result.ok && member) record('removed the invitation for', member)
        return taken
      },
      async restore(member, index) {
        const result = await collection.restore(member, index)
        if (result.ok) record('restored the invitation for', member)
        return result
      },
    },
  }
}
