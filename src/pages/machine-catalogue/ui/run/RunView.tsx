import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { CopyButton } from '@/features/copy-text'
import { type InspectedActor, InspectorPanel } from '@/features/inspect-machines'
import { ActorEnvironmentProvider } from '@/shared/lib/machine'
import { Panel } from '@/shared/ui/panel'
import { StateChart } from '@/shared/ui/state-chart'
import { placeOf } from '../../model/run/places'
import { type Prepared, usePrepared } from '../../model/run/prepare'
import { createRun, payloadsOf } from '../../model/run/run'
import { useChart } from '../../model/use-chart'
import { Alone } from './Alone'
import { ActionsPart } from './ActionsPart'
import { EffectsPart } from './EffectsPart'
import { type PageAt, PageStage } from './PageStage'
import { type Start, StartForm } from './StartForm'

/** A machine at work: its chart, its page, and everything that it asks and does in the hand of who looks. */
export function RunView({ machine, pageAt }: { machine: string; pageAt: PageAt }) {
  const prepared = usePrepared(machine)
  const place = placeOf(machine)
  const [{ start, number }, setAttempt] = useState(() => ({
    number: 0,
    start: {
      on: typeof place === 'string' ? 'alone' : 'page',
      input: prepared.samples[machine]?.input,
    } satisfies Start as Start,
  }))
  return (
    <Running key={number} prepared={prepared} start={start} pageAt={pageAt}>
      <StartForm
        start={start}
        place={place}
        onStart={(next) => setAttempt((before) => ({ start: next, number: before.number + 1 }))}
      />
    </Running>
  )
}

interface RunningProps {
  prepared: Prepared
  start: Start
  pageAt: PageAt
  children: ReactNode
}

function Running({ prepared, start, pageAt, children }: RunningProps) {
  const { machine, samples } = prepared
  const [{ environment, fakes, live }] = useState(() => createRun(prepared))
  const { active, last, running } = useSyncExternalStore(live.subscribe, live.view)
  const payloads = useMemo(() => payloadsOf(samples), [samples])
  const chart = useChart(machine.id)
  const chartOf = useCallback(
    (actor: InspectedActor) => <ChildChart actor={actor} run={machine.id} />,
    [machine],
  )
  const place = placeOf(machine.id)
  const onPage = start.on === 'page' && typeof place === 'object'
  return (
    <Stack gap="4">
      <Box css={BESIDE} data-alone={onPage ? undefined : ''}>
        {chart ? <StateChart layout={chart} active={active} last={last} height={HEIGHT} /> : null}
        <ActorEnvironmentProvider value={environment}>
          {onPage ? (
            <Panel
              as="section"
              aria-label="Page"
              p="0"
              overflow="hidden"
              height={HEIGHT}
              display="flex"
              flexDirection="column"
            >
              <Text px="4" py="2" borderBottomWidth="1px" textStyle="sm" color="fg.muted">
                {place.path}, its effects are fake. {running ? '' : (place.first ?? '')}
              </Text>
              <Suspense fallback={<Skeleton height="12rem" />}>
                <PageStage place={place} pageAt={pageAt} />
              </Suspense>
            </Panel>
          ) : (
            <Alone machine={machine} input={start.input} />
          )}
        </ActorEnvironmentProvider>
      </Box>
      <Box css={BESIDE}>
        <Panel as="section" aria-label="Inspector" p="0" overflow="hidden" height="40rem">
          <InspectorPanel inspected={environment} payloads={payloads} copy={copy} chart={chartOf} />
        </Panel>
        <Stack gap="4" minWidth="0">
          <Part title="Start">{children}</Part>
          <Part title="Effects">
            <EffectsPart fakes={fakes} machine={machine.id} />
          </Part>
          <Part title="Effects log">
            <ActionsPart fakes={fakes} />
          </Part>
        </Stack>
      </Box>
    </Stack>
  )
}

const HEIGHT = '36rem'

/** Two things beside each other where there is room. */
const BESIDE = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const

/** The chart of an actor. The machine that is run has its chart above, so it is not repeated. */
function ChildChart({ actor, run }: { actor: InspectedActor; run: string }) {
  if (actor.machine === run) return <Said>Its chart is shown above.</Said>
  return (
    // The boundary is here so that a loading chart does not unmount the page and its actors.
    <Suspense fallback={<Skeleton height="18rem" />}>
      <ChartOf actor={actor} machine={actor.machine ?? ''} />
    </Suspense>
  )
}

function ChartOf({ actor, machine }: { actor: InspectedActor; machine: string }) {
  const chart = useChart(machine)
  if (chart) return <StateChart layout={chart} active={actor.active} last={actor.last} height="18rem" />
  return <Said>{actor.state}</Said>
}

const Said = ({ children }: { children: ReactNode }) => (
  <Text color="fg.muted" textStyle="sm">
    {children}
  </Text>
)

const copy = (text: string, what: string) => <CopyButton text={text} what={what} size="xs" />

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel as="section" aria-label={title} p="4">
    <Heading as="h2" textStyle="md" fontWeight="semibold" mb="3">
      {title}
    </Heading>
    {children}
  </Panel>
)
