import { figureAt, type JobFigures, type StoredJob } from '@/entities/training-job/model'
import { JobFigureNow, JobProgressNow, JobStatusNow } from '@/features/train-models'
import { formatAgo, formatDateTime, MISSING } from '@/shared/lib/format'
import { type Column, RowLink } from '@/shared/ui/table'
import { useOpened } from '@/shared/ui/list-screen'
import { isSampleJob } from '../../model/own'
import styles from './columns.module.css'

/** CSS width up to which a row takes several lines; the style sheet says it again. */
export const NARROW = '56rem'

/** Columns hidden at first; the cell of the name shows them too. */
export const HIDDEN_AT_FIRST: readonly string[] = ['model', 'dataset']

/**
 * TRN-02: the columns of the jobs. `now` returns the time of day, by which a press on a header sorts running
 * jobs; only the cell of a moving value renders again.
 */
export function jobColumns(now: () => number): Column<StoredJob>[] {
  const openedAt = now()
  const by = (figure: keyof JobFigures) => (job: StoredJob) => figureAt(job, figure, now())
  return [
    {
      id: 'name',
      header: 'Name',
      cell: (job) => <Name job={job} />,
      sortBy: ({ name }) => name,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (job) => <JobStatusNow job={job} />,
      sortBy: ({ status }) => status,
      width: '7rem',
    },
    {
      id: 'progress',
      header: 'Progress',
      cell: (job) => <JobProgressNow job={job} />,
      sortBy: by('progress'),
      descendingFirst: true,
      hideable: true,
      width: '9.5rem',
    },
    {
      id: 'accuracy',
      header: 'Accuracy',
      cell: (job) => <JobFigureNow job={job} figure="accuracy" />,
      labelled: true,
      sortBy: by('accuracy'),
      descendingFirst: true,
      align: 'end',
      hideable: true,
      width: '6rem',
    },
    {
      id: 'loss',
      header: 'Loss',
      cell: (job) => <JobFigureNow job={job} figure="loss" />,
      labelled: true,
      sortBy: by('loss'),
      align: 'end',
      hideable: true,
      width: '5rem',
    },
    {
      id: 'eta',
      header: 'ETA',
      cell: (job) => <JobFigureNow job={job} figure="estimatedTime" />,
      labelled: true,
      sortBy: by('estimatedTime'),
      align: 'end',
      hideable: true,
      width: '7.5rem',
    },
    {
      id: 'started',
      header: 'Started',
      cell: ({ startTime }) => <Started at={startTime} now={openedAt} />,
      labelled: true,
      sortBy: ({ startTime }) => startTime,
      descendingFirst: true,
      hideable: true,
      width: '8rem',
    },
    {
      id: 'model',
      header: 'Model',
      cell: ({ model }) => model,
      sortBy: ({ model }) => model,
      hideable: true,
      width: '9rem',
    },
    {
      id: 'dataset',
      header: 'Dataset',
      cell: ({ dataset }) => <span title={dataset}>{dataset}</span>,
      sortBy: ({ dataset }) => dataset,
      hideable: true,
    },
  ]
}

function Name({ job }: { job: StoredJob }) {
  const [, , link] = useOpened()
  const made = `${job.model} · ${job.dataset}${isSampleJob(job) ? ' · Sample' : ''}`
  return (
    <>
      <RowLink {...link(job.id)}>{job.name}</RowLink>
      <p className={styles.made} title={made}>
        {made}
      </p>
    </>
  )
}

function Started({ at, now }: { at: number | null; now: number }) {
  if (at === null) return MISSING
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {formatAgo(at, Math.max(now, at))}
    </time>
  )
}
