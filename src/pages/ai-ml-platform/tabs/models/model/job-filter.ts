import { JOB_STATUSES, type JobStatus, type StoredJob, STATUS_LABELS } from '@/entities/training-job/model'
import { type FilterSelect, optionsOf } from '@/shared/ui/filter-bar'

/** TRN-01: the filter of the jobs. */
export interface JobFilter {
  search: string
  status: JobStatus | 'all'
}

export const ALL_JOBS: JobFilter = { search: '', status: 'all' }

export const JOB_SELECTS: FilterSelect<JobFilter>[] = [
  {
    name: 'status',
    label: 'Status',
    options: optionsOf(
      { value: 'all', label: 'All statuses' },
      JOB_STATUSES,
      (status) => STATUS_LABELS[status],
    ),
  },
]

/** The searched text of each job, made once. */
const texts = new WeakMap<StoredJob, string>()

function textOf(job: StoredJob): string {
  const known = texts.get(job)
  if (known !== undefined) return known
  const text = [job.name, job.model, job.dataset].join('\n').toLowerCase()
  texts.set(job, text)
  return text
}

/** The jobs of the chosen status whose name, model or dataset contains the searched text. */
export function filteredJobs(
  jobs: readonly StoredJob[],
  { search, status }: JobFilter,
): readonly StoredJob[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '' && status === 'all') return jobs
  return jobs.filter(
    (job) => (status === 'all' || job.status === status) && (wanted === '' || textOf(job).includes(wanted)),
  )
}
