export { type ResourceType, type TeamActivity } from './activity'
export { teamActivity, teamMembers } from './collections'
export { EVERY_MEMBER, filterMembers, type MemberFilter } from './filter'
export {
  EMPTY_INVITATION,
  type Invitation,
  invitationSchema,
  isLastAdmin,
} from './invitation'
export {
  avatarOf,
  MEMBER_ROLES,
  type MemberRole,
  type MemberStatus,
  ROLE_LABELS,
  type TeamMember,
} from './member'
export { isAllowed, type Permission, PERMISSIONS } from './permissions'
export { sampleActivity, sampleMembers } from './samples'
