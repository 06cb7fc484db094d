import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { JOB_STATUSES } from '@/entities/training-job/model'
import type { JobFilter } from './job-filter'

/** The filter of the jobs. The address holds the status, so that a link can show it: `?status=failed`. */
export function useJobFilter(): [JobFilter, (change: Partial<JobFilter>) => void] {
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState('')
  const asked = query.get('status')
  const status = JOB_STATUSES.find((one) => one === asked) ?? 'all'
  const narrow = useCallback(
    (change: Partial<JobFilter>) => {
      if (change.search !== undefined) setSearch(change.search)
      if (change.status !== undefined)
        setQuery(
          (now) => {
            const next = new URLSearchParams(now)
            if (!change.status || change.status === 'all') next.delete('status')
            else next.set('status', change.status)
            return next
          },
          { replace: true },
        )
    },
    [setQuery],
  )
  return [useMemo(() => ({ search, status }), [search, status]), narrow]
}
