import { jobAt, type JobFigures, type KeptJob } from '@/entities/training-job/model'
import { JobFigureNow, JobProgressNow, JobStatusNow } from '@/features/train-models'
import { formatAgo, formatDateTime } from '@/shared/lib/format'
import { type Column, RowLink } from '@/shared/ui/table'

/**
 * TRN-02: the columns of the jobs. `now` gives the time of day, by which running jobs are sorted when a header is pressed;
 * what moves is drawn by its cell alone.
 */
export function jobColumns(now: () => number, addressOf: (job: KeptJob) => string): Column<KeptJob>[] {
  const openedAt = now()
  const by = (figure: keyof JobFigures) => (job: KeptJob) => jobAt(job, now())[figure]
  return [
    {
      id: 'name',
      header: 'Name',
      cell: (job) => <RowLink to={addressOf(job)}>{job.name}</RowLink>,
      sortBy: ({ name }) => name,
    },
    {
      id: 'model',
      header: 'Model',
      cell: ({ model }) => model,
      sortBy: ({ model }) => model,
      hideable: true,
      width: '8rem',
    },
    {
      id: 'dataset',
      header: 'Dataset',
      cell: ({ dataset }) => <span title={dataset}>{dataset}</span>,
      sortBy: ({ dataset }) => dataset,
      hideable: true,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (job) => <JobStatusNow job={job} />,
      sortBy: ({ status }) => status,
      width: '8rem',
    },
    {
      id: 'progress',
      header: 'Progress',
      cell: (job) => <JobProgressNow job={job} />,
      sortBy: by('progress'),
      descendingFirst: true,
      hideable: true,
      width: '10.5rem',
    },
    {
      id: 'accuracy',
      header: 'Accuracy',
      cell: (job) => <JobFigureNow job={job} figure="accuracy" />,
      sortBy: by('accuracy'),
      descendingFirst: true,
      align: 'end',
      hideable: true,
      width: '6.5rem',
    },
    {
      id: 'loss',
      header: 'Loss',
      cell: (job) => <JobFigureNow job={job} figure="loss" />,
      sortBy: by('loss'),
      align: 'end',
      hideable: true,
      width: '5rem',
    },
    {
      id: 'eta',
      header: 'ETA',
      cell: (job) => <JobFigureNow job={job} figure="estimatedTime" />,
      sortBy: by('estimatedTime'),
      align: 'end',
      hideable: true,
      width: '7rem',
    },
    {
      id: 'started',
      header: 'Started',
      cell: ({ startTime }) => <Started at={startTime} now={openedAt} />,
      sortBy: ({ startTime }) => startTime,
      descendingFirst: true,
      hideable: true,
      width: '8rem',
    },
  ]
}

function Started({ at, now }: { at: number | null; now: number }) {
  if (at === null) return '—'
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {formatAgo(at, Math.max(now, at))}
    </time>
  )
}
