import { Button, Heading, Stack } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { RANGE_NAMES, type Range } from '@/entities/monitored-model/model'
import { useWorkspaces } from '@/entities/workspace'
import { hasServer, paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { DataTable } from '@/shared/ui/table'
import { type CountedEndpoint, type EndpointsActor, useEndpoints } from '../../model/use-endpoints'
import { monitoringColumns } from '../../ui/endpoint-columns'
import { EndpointAlerts } from './EndpointAlerts'

const MINUTES: Record<Range, number> = { '1h': 60, '24h': 1440, '7d': 10_080, '30d': 43_200 }

export interface EndpointMonitoringProps {
  userId: string
  range: Range
}

/** The numbers of the workspace's endpoints, above those of the samples; nothing while there is no endpoint. */
export function EndpointMonitoring({ userId, range }: EndpointMonitoringProps) {
  const { current } = useWorkspaces(userId)
  return current && hasServer() ? (
    <>
      <EndpointAlerts key={current.id} workspace={current.id} />
      <NumbersOf key={`${current.id} ${range}`} workspace={current.id} range={range} />
    </>
  ) : null
}

const NumbersOf = ({ workspace, range }: { workspace: string; range: Range }) => (
  <EndpointNumbers actor={useEndpoints(workspace, MINUTES[range], true)} range={range} />
)

const idOf = ({ id }: CountedEndpoint) => id
const nameOf = ({ endpoint }: CountedEndpoint) => endpoint.name

export function EndpointNumbers({ actor, range }: { actor: EndpointsActor; range: Range }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const navigate = useNavigate()
  if (failure)
    return (
      <Notice
        status="warning"
        title="The numbers of your endpoints could not be loaded"
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
            Try again
          </Button>
        }
      >
        {failure.message}
      </Notice>
    )
  if (!answer || answer.length === 0) return null
  return (
    <Stack as="section" gap="3" aria-labelledby="endpoint-numbers">
      <Heading as="h3" id="endpoint-numbers" textStyle="md" fontWeight="semibold">
        Your endpoints, {RANGE_NAMES[range]}
      </Heading>
      <DataTable
        label="Numbers of your endpoints"
        rows={answer}
        columns={monitoringColumns}
        narrow="53rem"
        maxHeight={480}
        rowId={idOf}
        rowName={nameOf}
        onOpen={({ id }) => void navigate(paths.endpoint(id))}
        empty={null}
      />
    </Stack>
  )
}
