import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import { type DatasetStatus, STATUS_LABELS } from '../model/dataset'

const TONES: Record<DatasetStatus, StatusDotProps['tone']> = {
  ready: 'success',
  processing: 'info',
  error: 'error',
}

/** DST-04: the status of a dataset in a colour and a word. */
export function DatasetStatusDot({ status }: { status: DatasetStatus }) {
  return <StatusDot tone={TONES[status]} label={STATUS_LABELS[status]} />
}
