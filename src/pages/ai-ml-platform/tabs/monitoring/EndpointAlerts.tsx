import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { alertInWords, type EndpointAlert } from '@/entities/endpoint/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { StatusDot } from '@/shared/ui/status'
import {
  type AcknowledgeActor,
  type EndpointAlertsActor,
  useAcknowledge,
  useEndpointAlerts,
} from './model/use-endpoint-alerts'

const STATES = {
  firing: { label: 'Firing', tone: 'error' },
  acknowledged: { label: 'Acknowledged', tone: 'warning' },
  resolved: { label: 'Resolved', tone: 'success' },
} as const
/** So many are shown at first. */
const FIRST = 5

/** The alerts of a workspace's endpoints; nothing while there is none. */
export function EndpointAlerts({ workspace }: { workspace: string }) {
  const list = useEndpointAlerts(workspace)
  return <EndpointAlertList actor={list} acknowledge={useAcknowledge(list)} />
}

export interface EndpointAlertListProps {
  actor: EndpointAlertsActor
  acknowledge: AcknowledgeActor
}

export function EndpointAlertList({ actor, acknowledge }: EndpointAlertListProps) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(acknowledge, ({ tags }) => tags.has('busy'))
  const refusal = useSelector(acknowledge, ({ value, context }) =>
    value === 'failed' ? context.failure : null,
  )
  const [all, setAll] = useState(false)
  const alerts = answer ?? []
  if (alerts.length === 0 && !failure) return null
  return (
    <Stack as="section" gap="3" aria-labelledby="endpoint-alerts">
      <Heading as="h3" id="endpoint-alerts" textStyle="md" fontWeight="semibold">
        Alerts of your endpoints
      </Heading>
      {failure ? (
        <Notice
          status="warning"
          title="The alerts of your endpoints could not be loaded"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : null}
      {refusal ? (
        <Notice
          status="error"
          title="The alert could not be acknowledged"
          actions={
            <Button size="sm" onClick={() => acknowledge.send({ type: 'forget' })}>
              Dismiss
            </Button>
          }
        >
          {refusal.message}
        </Notice>
      ) : null}
      {alerts.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0" borderWidth="1px" borderRadius="lg" bg="bg.panel">
          {(all ? alerts : alerts.slice(0, FIRST)).map((alert) => (
            <AlertLine
              key={alert.id}
              alert={alert}
              busy={busy}
              onAcknowledge={() => acknowledge.send({ type: 'ask', question: alert.id })}
            />
          ))}
        </chakra.ul>
      ) : null}
      {alerts.length > FIRST ? (
        <Flex>
          <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${alerts.length}`}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  )
}

interface AlertLineProps {
  alert: EndpointAlert
  busy: boolean
  onAcknowledge: () => void
}

function AlertLine({ alert, busy, onAcknowledge }: AlertLineProps) {
  const { endpoint, name, state, fired_at, resolved_at, acknowledged_by } = alert
  const times = [
    `Fired ${formatDateTime(fired_at)}`,
    ...(acknowledged_by ? [`acknowledged by ${acknowledged_by}`] : []),
    ...(resolved_at ? [`resolved ${formatDateTime(resolved_at)}`] : []),
  ]
  return (
    <chakra.li px="4" py="3" _notFirst={{ borderTopWidth: '1px' }}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Stack gap="1" minWidth="0" flex="1 1 16rem">
          <Flex gap="3" wrap="wrap" align="center">
            <TextLink to={paths.endpoint(endpoint)}>{name}</TextLink>
            <StatusDot {...STATES[state]} />
          </Flex>
          <Text overflowWrap="anywhere">{alertInWords(alert)}</Text>
          <Text color="fg.muted" textStyle="sm">
            {times.join(', ')}
          </Text>
        </Stack>
        {state === 'firing' ? (
          <Button
            size="sm"
            aria-label={`Acknowledge the alert of ${name}`}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onAcknowledge()
            }}
          >
            Acknowledge
          </Button>
        ) : null}
      </Flex>
    </chakra.li>
  )
}
