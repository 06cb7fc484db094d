import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Download, RotateCw } from 'lucide-react'
import { formatDateTime } from '@/shared/lib/format'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { Panel } from '@/shared/ui/panel'
import {
  fontTarget,
  isElsewhere,
  NETWORK_PROBES,
  networkHealth,
  type NetworkProbe,
} from '@machines/network-diagnostics'
import type { NetworkDiagnosticsActor } from '../../model/network/use-network-diagnostics'
import { Fold } from '../Fold'
import { HealthSummary } from './HealthSummary'
import { ProbeRow } from './ProbeRow'
import { TargetSetting } from './TargetSetting'

export interface NetworkDiagnosticsViewProps {
  actor: NetworkDiagnosticsActor
  /** Saves the finished run as a file. */
  onExport: () => void
}

/** The five probes, what each found, and what that means together. */
export function NetworkDiagnosticsView({ actor, onExport }: NetworkDiagnosticsViewProps) {
  const { now } = useActorEnvironment()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { results, startedAt } = context
  const target = fontTarget(context)
  const running = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const done = useSelector(actor, (snapshot) => snapshot.matches('done'))
  const run = () => actor.send({ type: 'run', at: new Date(now()).toISOString() })
  // Once all have answered: until then a row stays where it is.
  const fine = done ? NETWORK_PROBES.filter(({ id }) => results[id]?.passed) : []
  const open = NETWORK_PROBES.filter((probe) => !fine.includes(probe))
  const list = (label: string, probes: readonly NetworkProbe[]) => (
    <Panel p={{ base: '0', md: '0' }} overflow="hidden">
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={label}>
        {probes.map((probe) => (
          <ProbeRow
            key={probe.id}
            probe={probe}
            url={probe.url ?? target}
            aside={probe.url === null ? (context.chosen ? 'chosen below' : "the app's own file") : undefined}
            answer={results[probe.id] ?? null}
            running={running}
          />
        ))}
      </chakra.ul>
    </Panel>
  )
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <chakra.div maxWidth="42rem">
          <Heading as="h2" textStyle="lg">
            Network Diagnostics
          </Heading>
          <Text color="fg.muted" mt="1">
            {isElsewhere(target)
              ? 'Sends five requests: four to this site and one to your font address.'
              : 'Sends five requests. All requests stay on this site.'}
          </Text>
        </chakra.div>
        <Flex gap="2" wrap="wrap">
          {done ? (
            <Button onClick={onExport}>
              <Download size={16} aria-hidden />
              Export JSON
            </Button>
          ) : null}
          {running ? (
            <Button onClick={() => actor.send({ type: 'stop' })}>Stop</Button>
          ) : (
            <Button variant="solid" colorPalette="accent" onClick={run}>
              {done ? <RotateCw size={16} aria-hidden /> : null}
              {done ? 'Run again' : 'Run diagnostics'}
            </Button>
          )}
        </Flex>
      </Flex>
      <HealthSummary health={done ? networkHealth(results) : null} results={results} running={running} />
      {open.length > 0 ? list('Probes', open) : null}
      {fine.length > 0 ? (
        <Fold summary={`${fine.length} ${fine.length === 1 ? 'probe' : 'probes'} passed`}>
          {list('Probes that passed', fine)}
        </Fold>
      ) : null}
      <TargetSetting actor={actor} />
      {done && startedAt ? (
        <Text textStyle="sm" color="fg.muted">
          Last run: {formatDateTime(startedAt)}
        </Text>
      ) : null}
    </Stack>
  )
}
