import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { CopyButton } from '@/features/copy-text'
import { InspectorPanel } from '@/features/inspect-machines'
import { ActorEnvironmentProvider } from '@/shared/lib/machine'
import { Panel } from '@/shared/ui/panel'
import { StateChart } from '@/shared/ui/state-chart'
import { placeOf } from '../../model/run/places'
import { type Prepared, usePrepared } from '../../model/run/prepare'
import { createRun, payloadsOf } from '../../model/run/run'
import { useChart } from '../../model/use-chart'
import { Alone } from './Alone'
import { DeedsPart } from './DeedsPart'
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
      input: prepared.samples.get(machine)?.input,
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
  const place = placeOf(machine.id)
  const onPage = start.on === 'page' && typeof place === 'object'
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4" minWidth="0">
        {chart ? <StateChart layout={chart} active={active} last={last} /> : null}
        <ActorEnvironmentProvider value={environment}>
          {onPage ? (
            <Panel as="section" aria-label="Page" p="0" overflow="hidden">
              <Text px="4" py="2" borderBottomWidth="1px" textStyle="sm" color="fg.muted">
                {place.path} with fake effects. {running ? '' : (place.first ?? '')}
              </Text>
              <Suspense fallback={<Skeleton height="12rem" />}>
                <PageStage place={place} pageAt={pageAt} />
              </Suspense>
            </Panel>
          ) : (
            <Alone machine={machine} input={start.input} />
          )}
        </ActorEnvironmentProvider>
        <Panel as="section" aria-label="Inspector" p="0" overflow="hidden" height="34rem">
          <InspectorPanel inspected={environment} payloads={payloads} copy={copy} />
        </Panel>
      </Stack>
      <Stack gap="4" minWidth="0">
        <Part title="Start">{children}</Part>
        <Part title="Effects">
          <EffectsPart fakes={fakes} machine={machine.id} />
        </Part>
        <Part title="What it did">
          <DeedsPart fakes={fakes} />
        </Part>
      </Stack>
    </Box>
  )
}

const copy = (text: string, what: string) => <CopyButton text={text} what={what} size="xs" />

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel as="section" aria-label={title} p="4">
    <Heading as="h2" textStyle="md" fontWeight="semibold" mb="3">
      {title}
    </Heading>
    {children}
  </Panel>
)
