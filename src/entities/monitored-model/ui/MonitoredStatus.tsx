import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import type { MonitoredStatus as Status } from '../model/monitored-model'

const TONES: Record<Status, StatusDotProps['tone']> = {
  healthy: 'success',
  warning: 'warning',
  critical: 'error',
  inactive: 'neutral',
}
const LABELS: Record<Status, string> = {
  healthy: 'Healthy',
  warning: 'Warning',
  critical: 'Critical',
  inactive: 'Inactive',
}

/** MON-01: how a model is, in a colour and a word. */
export function MonitoredStatus({ status }: { status: Status }) {
  return <StatusDot tone={TONES[status]} label={LABELS[status]} />
}
