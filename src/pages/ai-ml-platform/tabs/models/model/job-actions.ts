import { type StoredJob, takesChange } from '@/entities/training-job/model'

/** TRN-04: jobs in training show Pause and Stop; paused jobs show Resume. */
const JOB_ACTIONS = [
  { change: 'pause', label: 'Pause' },
  { change: 'resume', label: 'Resume' },
  { change: 'stop', label: 'Stop' },
] as const

export const actionsOf = ({ status }: Pick<StoredJob, 'status'>) =>
  JOB_ACTIONS.filter(({ change }) => takesChange(status, change))
