import { JobStatusDot } from '@/entities/training-job'
import type { JobFigures, StoredJob } from '@/entities/training-job/model'
import { formatDecimal, formatPercent, formatSpan, MISSING } from '@/shared/lib/format'
import { ProgressBar } from '@/shared/ui/progress'
import { useJobNow } from '../model/training'
import styles from './JobNow.module.css'

export interface JobNowProps {
  job: StoredJob
}

/** The status of a job by now. */
export function JobStatusNow({ job }: JobNowProps) {
  return <JobStatusDot status={useJobNow(job, ({ status }) => status)} />
}

/** How far a job is by now. */
export function JobProgressNow({ job }: JobNowProps) {
  const percent = useJobNow(job, ({ progress }) => Math.floor(progress * 10) / 10)
  return (
    <div className={styles.progress}>
      <div className={styles.bar}>
        <ProgressBar label={`Progress of ${job.name}`} percent={percent} />
      </div>
      <span className={styles.percent}>{formatPercent(percent, 1)}</span>
    </div>
  )
}

const worded =
  (text: (value: number) => string) =>
  (value: number | null): string =>
    value === null ? MISSING : text(value)

/** TRN-02: how each figure of a job is written. */
const FIGURE_TEXTS = {
  accuracy: worded((value) => formatPercent(value * 100, 1)),
  loss: worded((value) => formatDecimal(value, 3)),
  estimatedTime: worded((value) => formatSpan(Math.ceil(value / 1000) * 1000)),
  runtime: worded((value) => formatSpan(Math.floor(value / 1000) * 1000)),
  gpuUsage: worded((value) => formatPercent(value)),
  memoryUsage: worded((value) => `${formatDecimal(value, 1)} GB`),
} satisfies Partial<Record<keyof JobFigures, (value: number | null) => string>>

export type JobFigure = keyof typeof FIGURE_TEXTS

/** One figure of a job by now, in words. */
export function JobFigureNow({ job, figure }: JobNowProps & { figure: JobFigure }) {
  const text = useJobNow(job, (now) => FIGURE_TEXTS[figure](now[figure]))
  return <span className={styles.figure}>{text}</span>
}
