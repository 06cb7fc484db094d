import { StatusDot } from '@/shared/ui/status'
import { MEMBER_STATUS_LABELS, type MemberStatus } from '../model/member'

const TONES = { active: 'success', inactive: 'neutral', pending: 'warning' } as const

/** Whether a member is active, inactive, or has not answered yet. */
export const MemberStatusDot = ({ status }: { status: MemberStatus }) => (
  <StatusDot tone={TONES[status]} label={MEMBER_STATUS_LABELS[status]} />
)
