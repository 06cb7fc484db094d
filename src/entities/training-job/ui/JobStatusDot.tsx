import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import { type JobStatus, STATUS_LABELS } from '../model/training-job'

const TONES: Record<JobStatus, StatusDotProps['tone']> = {
  training: 'info',
  completed: 'success',
  queued: 'neutral',
  paused: 'warning',
  failed: 'error',
}

/** TRN-01: the status of a training job in one word with a dot. */
export function JobStatusDot({ status }: { status: JobStatus }) {
  return <StatusDot tone={TONES[status]} label={STATUS_LABELS[status]} />
}
