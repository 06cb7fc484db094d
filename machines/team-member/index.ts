export {
  type MemberStatusChange,
  type TeamMemberContext,
  type TeamMemberEvent,
  type TeamMemberInput,
  teamMemberMachine,
} from './team-member.machine'
