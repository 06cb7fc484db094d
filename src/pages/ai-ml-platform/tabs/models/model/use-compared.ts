import { useSearchParams } from 'react-router-dom'
import type { JobMetric, StoredJob } from '@/entities/training-job/model'
import { METRIC_NAMES } from './metrics'

/** Lines that can be told apart in one chart. */
export const MOST_COMPARED = 6

export interface Compared {
  /** The jobs in one chart; fewer than two when nothing is compared. */
  jobs: readonly StoredJob[]
  metric: JobMetric
  /** Compares these, or nothing more. */
  compare: (ids: readonly string[]) => void
  choose: (metric: JobMetric) => void
}

/** The runs that are compared and by which metric, kept in the address: `?compare=job-1,job-2&metric=loss`. */
export function useCompared(jobs: readonly StoredJob[]): Compared {
  const [query, setQuery] = useSearchParams()
  const ids = [...new Set(query.get('compare')?.split(','))]
  const asked = query.get('metric')
  const change = (changes: Record<string, string | null>) =>
    setQuery((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(changes))
        if (value === null) next.delete(name)
        else next.set(name, value)
      return next
    })
  return {
    jobs: ids.flatMap((id) => jobs.find((job) => job.id === id) ?? []).slice(0, MOST_COMPARED),
    metric: METRIC_NAMES.find((name) => name === asked) ?? 'accuracy',
    compare: (chosen) =>
      change(
        chosen.length > 1
          ? { compare: chosen.join(','), open: null }
          : { compare: null, metric: null, open: null },
      ),
    choose: (metric) => change({ metric }),
  }
}
