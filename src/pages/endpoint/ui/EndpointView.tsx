import { Box, Button, Grid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { askRows } from '@/entities/endpoint'
import {
  columnsIn,
  type Endpoint,
  firstValues,
  mainVersion,
  readRow,
  rowsAtOnce,
  typedInput,
} from '@/entities/endpoint/model'
import { BatchPrediction } from '@/features/batch-prediction'
import { EndpointChanges, useEndpointChange } from '@/features/change-entry'
import { EndpointStatus } from '@/features/serve-model'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { Alerts } from './Alerts'
import { Drift } from './Drift'
import { Examples } from './Examples'
import { LastRequests } from './KeptRequests'
import { Numbers } from './Numbers'
import { Prediction } from './Prediction'
import { Titled } from './Titled'
import { Versions } from './Versions'

export const ENDPOINT_CRUMBS = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Deployment', to: paths.aiMlTab('deployment') },
]

export interface EndpointViewProps {
  endpoint: Endpoint
  /** Called when the endpoint was changed here: what is shown is out of date. */
  onChanged: () => void
}

/** Everything about one endpoint. */
export function EndpointView({ endpoint, onChanged }: EndpointViewProps) {
  const { id, name, paused } = endpoint
  const navigate = useNavigate()
  const { signature } = mainVersion(endpoint)
  const [typed, setTyped] = useState(() => firstValues(signature))
  const change = useEndpointChange((order) => {
    if (order.change === 'delete') void navigate(paths.aiMlTab('deployment'))
    else onChanged()
  })
  const busy = useSelector(change, (snapshot) => snapshot.hasTag('busy'))
  const send = (what: 'pause' | 'resume' | 'delete') =>
    change.send({ type: what === 'delete' ? 'propose' : 'change', order: { id, name, change: what } })
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        breadcrumb={ENDPOINT_CRUMBS}
        lead={<EndpointStatus endpoint={endpoint} />}
        actions={
          <>
            <Button
              size="sm"
              aria-disabled={busy || undefined}
              onClick={() => send(paused ? 'resume' : 'pause')}
            >
              {paused ? 'Resume' : 'Pause'}
            </Button>
            <Button
              size="sm"
              color="fg.error"
              aria-disabled={busy || undefined}
              onClick={() => send('delete')}
            >
              Delete
            </Button>
          </>
        }
      />
      <Stack gap="6">
        <EndpointChanges actor={change} />
        {paused ? (
          <Notice status="warning" title="This endpoint is paused">
            Requests are refused until it is resumed.
          </Notice>
        ) : null}
        <Grid
          gap="6"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Prediction endpoint={endpoint} typed={typed} onTyped={setTyped} />
          <Examples name={name} row={readRow(signature, typed).row} />
        </Grid>
        <Titled title="Predict a file">
          <BatchPrediction
            model={{
              by: 'page',
              inputs: columnsIn(signature),
              most: rowsAtOnce(signature),
              ask: (feeds, rows, signal) => askRows(endpoint, feeds, rows, signal),
            }}
          />
        </Titled>
        <Numbers id={id} />
        <Drift id={id} />
        <Alerts id={id} />
        <LastRequests id={id} onUse={(input) => setTyped(typedInput(signature, input))} />
        <Versions endpoint={endpoint} actor={change} />
      </Stack>
    </Box>
  )
}
