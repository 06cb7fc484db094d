import { Button } from '@chakra-ui/react'
import { earlierVersion, type Endpoint, type EndpointVersion } from '@/entities/endpoint/model'
import type { EntryChangeActor } from '@/features/change-entry'
import { formatBytes, formatDate } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { type Column, DataTable } from '@/shared/ui/table'
import { Titled } from './Titled'

const COLUMNS: Column<EndpointVersion>[] = [
  { id: 'version', header: 'Version', width: '5rem', cell: ({ version }) => `${version}` },
  {
    id: 'model',
    header: 'Model',
    cell: ({ model, modelVersion }) => (modelVersion === null ? model : `${model}, version ${modelVersion}`),
  },
  {
    id: 'share',
    header: 'Share',
    labelled: true,
    align: 'end',
    width: '5rem',
    cell: ({ share }) => `${share}%`,
  },
  {
    id: 'size',
    header: 'Size',
    labelled: true,
    align: 'end',
    width: '6rem',
    cell: ({ size }) => formatBytes(size),
  },
  {
    id: 'created',
    header: 'Deployed',
    labelled: true,
    width: '8rem',
    cell: ({ createdAt }) => formatDate(new Date(createdAt).toISOString()),
  },
]
const idOf = ({ version }: EndpointVersion) => `${version}`
const nameOf = ({ version }: EndpointVersion) => `Version ${version}`

export interface VersionsProps {
  endpoint: Endpoint
  actor: EntryChangeActor
}

/** The versions of an endpoint with their shares of the requests; any of them can be returned to. */
export function Versions({ endpoint, actor }: VersionsProps) {
  const { id, name, versions } = endpoint
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const goTo = ({ version }: EndpointVersion) => {
    if (!busy) actor.send({ type: 'change', order: { id, name, change: 'roll back', value: `${version}` } })
  }
  const earlier = earlierVersion(endpoint)
  return (
    <Titled
      title="Versions"
      aside={
        earlier ? (
          <Button size="sm" aria-disabled={busy || undefined} onClick={() => goTo(earlier)}>
            Roll back to version {earlier.version}
          </Button>
        ) : null
      }
    >
      <DataTable
        label={`Versions of ${name}`}
        rows={versions}
        columns={COLUMNS}
        narrow="32rem"
        maxHeight={400}
        rowId={idOf}
        rowName={nameOf}
        actions={(version) =>
          version.share === 100 ? [] : [{ label: 'Give it all requests', onSelect: () => goTo(version) }]
        }
        empty={null}
      />
    </Titled>
  )
}
