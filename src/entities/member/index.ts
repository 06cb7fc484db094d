export { useTeamActivity, useTeamMembers } from './api/use-team'
export { MemberAvatar } from './ui/MemberAvatar'
export { MemberStatusDot } from './ui/MemberStatusDot'
