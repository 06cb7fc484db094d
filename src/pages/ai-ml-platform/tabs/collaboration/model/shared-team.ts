import {
  avatarOf,
  isAllowed,
  type MemberRole,
  ROLE_LABELS,
  type TeamActivity,
  type TeamMember,
} from '@/entities/member/model'
import type { WorkspaceEvent, WorkspaceTeam } from '@/entities/workspace/model'

/** The members of a shared workspace and its pending invitations, in the shape of the documented table. */
export const membersOf = ({ members, invitations }: WorkspaceTeam): TeamMember[] => [
  ...members.map(({ id, username, email, role, status, joined_at, last_active }): TeamMember => {
    const name = username ?? email
    return {
      id,
      name,
      email,
      role,
      status: status === 'active' ? 'active' : 'inactive',
      avatar: avatarOf(name),
      lastActive: last_active === null ? null : Date.parse(last_active),
      joinedAt: Date.parse(joined_at),
    }
  }),
  ...invitations.map(
    ({ id, email, role }): TeamMember => ({
      id,
      name: email,
      email,
      role,
      status: 'pending',
      avatar: avatarOf(email),
      lastActive: null,
    }),
  ),
]

const FORMER = 'A former member'

/** The log of a workspace as the documented activity. */
export const activityOf = ({ events }: WorkspaceTeam): TeamActivity[] =>
  events.map((event) => {
    const userName = event.actor ?? FORMER
    const [action, resource] = wordsOf(event)
    return {
      id: String(event.id),
      userId: event.actor_id ?? '',
      userName,
      userAvatar: avatarOf(userName),
      action,
      resource,
      resourceType: 'member',
      timestamp: Date.parse(event.at),
    }
  })

function wordsOf({ action, subject, detail }: WorkspaceEvent): [action: string, resource: string] {
  const member = subject ?? 'a former member'
  const role = ROLE_LABELS[(detail ?? 'viewer') as MemberRole]
  const words: Record<WorkspaceEvent['action'], [string, string]> = {
    created: ['created the workspace', detail ?? ''],
    renamed: ['renamed the workspace to', detail ?? ''],
    joined: ['joined as', role],
    left: ['left the workspace', ''],
    removed: ['removed', member],
    role: [`assigned the role ${role} to`, member],
    inherited: ['became the admin of the workspace', ''],
    suspended: ['suspended', member],
    activated: ['activated', member],
    invited: ['invited', member],
    withdrew: ['removed the invitation for', member],
    restored: ['restored the invitation for', member],
    declined: ['declined the invitation', ''],
  }
  return words[action]
}

/** The actions that a user with this role may take on another member, as the database decides them. */
export const mayManage = (own: MemberRole, { role }: Pick<TeamMember, 'role'>): boolean =>
  isAllowed(own, 'Manage Team') && (role !== 'admin' || own === 'admin')

/** The roles that a user with this role may give. */
export const givableRoles = (own: MemberRole, roles: readonly MemberRole[]): readonly MemberRole[] =>
  roles.filter((role) => role !== 'admin' || own === 'admin')
