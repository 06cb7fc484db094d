import { useMemo } from 'react'
import type { Invitation, MemberRole, MemberStatus, TeamMember } from '@/entities/member/model'
import { useWorkspaceService, useWorkspaceTeam } from '@/entities/workspace'
import type { RemovalList } from '@/features/undo-removal'
import { activityOf, membersOf } from './shared-team'
import type { MemberSource } from './use-team-member'

/** The team of a shared workspace and the calls on it. Each rejects with a `Failure` and shows the new state after it. */
export function useSharedTeam(userId: string, workspace: string) {
  const service = useWorkspaceService()
  const { shown, subscribe, snapshot, refresh } = useWorkspaceTeam(userId, workspace)
  const { value } = shown
  const members = useMemo(() => (value ? membersOf(value) : []), [value])
  const activity = useMemo(() => (value ? activityOf(value) : []), [value])
  const source: MemberSource = {
    subscribe,
    members: () => {
      const { value } = snapshot()
      return value ? membersOf(value) : []
    },
  }
  const act = async (call: Promise<void>) => {
    try {
      await call
    } finally {
      await refresh()
    }
  }
  const invitations: RemovalList<TeamMember> = {
    async remove(id) {
      await act(service.withdraw(id))
      return { index: 0, result: { ok: true } }
    },
    async restore({ id }) {
      await act(service.restore(id))
      return { ok: true }
    },
  }
  return {
    /** `loading` and `error` only while nothing was ever read. */
    status: value ? ('ready' as const) : shown.status,
    failure: shown.failure,
    members,
    activity,
    source,
    refresh,
    invitations,
    invite: ({ email, role }: Invitation) => act(service.invite(workspace, email, role)),
    changeRole: (id: string, role: MemberRole) => act(service.setRole(workspace, id, role)),
    changeStatus: (id: string, status: MemberStatus) =>
      act(service.setStatus(workspace, id, status === 'active' ? 'active' : 'suspended')),
    removeMember: (id: string) => act(service.removeMember(workspace, id)),
    handOver: (id: string) => act(service.handOver(workspace, id)),
  }
}
