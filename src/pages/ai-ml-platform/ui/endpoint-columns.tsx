import { driftWord, type EndpointVersion, errorsOf, mainVersion } from '@/entities/endpoint/model'
import { EndpointStatus } from '@/features/serve-model'
import { paths } from '@/shared/config'
import { formatAgo, formatNumber, MISSING } from '@/shared/lib/format'
import { StatusDot } from '@/shared/ui/status'
import { type Column, RowLink } from '@/shared/ui/table'
import type { CountedEndpoint } from '../model/use-endpoints'

const nameOf = ({ endpoint }: CountedEndpoint) => endpoint.name

const NAME: Column<CountedEndpoint> = {
  id: 'name',
  header: 'Name',
  cell: ({ id, endpoint }) => <RowLink to={paths.endpoint(id)}>{endpoint.name}</RowLink>,
  sortBy: nameOf,
}
const STATUS: Column<CountedEndpoint> = {
  id: 'status',
  header: 'Status',
  width: '6.5rem',
  cell: ({ endpoint }) => <EndpointStatus endpoint={endpoint} />,
  sortBy: ({ endpoint }) => (endpoint.paused ? 'Paused' : 'Answers'),
}
const REQUESTS: Column<CountedEndpoint> = {
  id: 'requests',
  header: 'Requests',
  width: '6.5rem',
  align: 'end',
  descendingFirst: true,
  labelled: true,
  cell: ({ numbers }) => formatNumber(numbers.requests),
  sortBy: ({ numbers }) => numbers.requests,
}

const timeColumn = (name: 'p50' | 'p95' | 'p99'): Column<CountedEndpoint> => ({
  id: name,
  header: name,
  labelled: true,
  width: '5.5rem',
  align: 'end',
  cell: ({ numbers }) => {
    const time = numbers[name]
    return time === null ? MISSING : `${Number(time.toPrecision(3))} ms`
  },
  sortBy: ({ numbers }) => numbers[name],
})

/** The versions in words: `3`, or `3 (80%), 2 (20%)`. */
function versionsInWords({ endpoint }: CountedEndpoint): string {
  const shared = endpoint.versions.filter(({ share }) => share > 0)
  const inWords = ({ version, share }: EndpointVersion) =>
    share === 100 ? `${version}` : `${version} (${share}%)`
  return shared.map(inWords).join(', ')
}

/** The columns of the Deployment tab. `now` in ms since 1970. */
export const deploymentColumns = (now: number): Column<CountedEndpoint>[] => [
  NAME,
  {
    id: 'model',
    header: 'Model',
    cell: ({ endpoint }) => mainVersion(endpoint).model,
    sortBy: ({ endpoint }) => mainVersion(endpoint).model,
  },
  { id: 'version', header: 'Version', width: '8rem', labelled: true, cell: versionsInWords },
  STATUS,
  { ...REQUESTS, header: 'Requests (24 h)', width: '8rem' },
  {
    id: 'updated',
    header: 'Updated',
    labelled: true,
    width: '8rem',
    descendingFirst: true,
    cell: ({ endpoint }) => formatAgo(endpoint.updatedAt, Math.max(now, endpoint.updatedAt)),
    sortBy: ({ endpoint }) => endpoint.updatedAt,
  },
]

/** The columns of the Monitoring tab. */
export const monitoringColumns: Column<CountedEndpoint>[] = [
  NAME,
  STATUS,
  REQUESTS,
  {
    id: 'errors',
    header: 'Errors',
    labelled: true,
    width: '5.5rem',
    align: 'end',
    descendingFirst: true,
    cell: ({ numbers }) => formatNumber(errorsOf(numbers)),
    sortBy: ({ numbers }) => errorsOf(numbers),
  },
  timeColumn('p50'),
  timeColumn('p95'),
  timeColumn('p99'),
  {
    id: 'drift',
    header: 'Drift (24 h)',
    labelled: true,
    width: '8.5rem',
    descendingFirst: true,
    cell: ({ drift }) => (drift ? <StatusDot {...driftWord(drift.psi)} /> : MISSING),
    sortBy: ({ drift }) => drift?.psi ?? null,
  },
]
