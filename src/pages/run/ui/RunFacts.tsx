import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { RunStatusDot } from '@/entities/run'
import { formatTook, isRunning, type Run, runDuration } from '@/entities/run/model'
import { formatAgo, formatDateTime } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'

/** The state of a run at a glance. */
export function RunFacts({ run }: { run: Run }) {
  const now = useActorEnvironment().now()
  const source = run.tags['mlflow.source.name']
  return (
    <chakra.dl
      m="0"
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))"
    >
      <Fact name="Status">
        <RunStatusDot run={run} now={now} />
      </Fact>
      <Fact name="Experiment">{run.experiment}</Fact>
      {run.user === '' ? null : <Fact name="User">{run.user}</Fact>}
      <Fact name="Started">{formatDateTime(run.startedAt)}</Fact>
      <Fact name="Duration">{formatTook(runDuration(run, now))}</Fact>
      {isRunning(run) ? <Fact name="Last report">{formatAgo(run.lastHeardAt, now)}</Fact> : null}
      {source ? <Fact name="Code">{source}</Fact> : null}
    </chakra.dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div px="4" py="3" borderWidth="1px" borderRadius="lg" bg="bg.panel" minWidth="0">
      <chakra.dt color="fg.muted" textStyle="xs">
        {name}
      </chakra.dt>
      <chakra.dd m="0" mt="0.5" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  )
}
