import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import { type DeployedModelStatus as Status, STATUS_LABELS } from '../model/deployed-model'

const TONES: Record<Status, StatusDotProps['tone']> = {
  online: 'success',
  offline: 'neutral',
  error: 'error',
  deploying: 'info',
}

/** DEP-04: the status of a deployed model in a colour and a word. */
export function DeployedModelStatus({ status }: { status: Status }) {
  return <StatusDot tone={TONES[status]} label={STATUS_LABELS[status]} />
}
