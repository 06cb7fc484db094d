import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import { type Run, type RunStatus, silentMinutes, STATUS_LABELS } from '../model/run'

const TONES: Record<RunStatus, StatusDotProps['tone']> = {
  RUNNING: 'info',
  SCHEDULED: 'neutral',
  FINISHED: 'success',
  FAILED: 'error',
  KILLED: 'warning',
}

export interface RunStatusDotProps {
  run: Pick<Run, 'status' | 'lastHeardAt'>
  /** ms since 1970 */
  now: number
}

/** The status of a run in words with a dot. A run that has reported nothing for minutes is not called running. */
export function RunStatusDot({ run, now }: RunStatusDotProps) {
  const minutes = silentMinutes(run, now)
  return minutes === null ? (
    <StatusDot tone={TONES[run.status]} label={STATUS_LABELS[run.status]} />
  ) : (
    <StatusDot tone="warning" label={`Not heard of for ${minutesText(minutes)}`} />
  )
}

const minutesText = (minutes: number) => {
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}
