import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { summaryOf } from '@/entities/monitored-model/model'
import { storyAt } from '@/shared/lib/story'
import { monitoringMachine } from '@machines/monitoring'
import { AlertList } from './AlertList'
import { MonitoredDetail } from './MonitoredDetail'
import { CostChart, LatencyChart, RequestChart, ResourceChart, ThroughputChart } from './MonitoringCharts'
import { type MonitoringActor, useWatched, type Watched } from './model/use-monitoring'
import { MonitoringSkeleton } from './MonitoringSkeleton'
import { SummaryCards } from './SummaryCards'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const RANGE = '24h'

const meta = {
  title: 'Pages/AI-ML Platform/Monitoring parts',
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=monitoring' },
} satisfies Meta
export default meta

function Watching({
  actor,
  children,
}: {
  actor: MonitoringActor
  children: (seen: Watched) => React.ReactNode
}) {
  const watched = useWatched(actor, SAMPLE_PROFILE.id, RANGE)
  return watched && watched.models.length > 0 ? children(watched) : null
}
const shown = (render: (watched: Watched, actor: MonitoringActor) => React.ReactNode): StoryObj =>
  storyAt(
    monitoringMachine,
    { reading: { at: NOW, alerts: [] }, news: [], failure: null, refusal: null },
    (actor) => <Watching actor={actor}>{(watched) => render(watched, actor)}</Watching>,
  )('ready')
const troubled = ({ models }: Watched) => models.find(({ alerts }) => alerts.length > 0) ?? models[0]

export const Summary = shown(({ models }) => (
  <Stack gap="6">
    <SummaryCards sample deploying={1} summary={summaryOf(models)} range={RANGE} />
    <SummaryCards sample deploying={1} summary={summaryOf([])} range={RANGE} />
  </Stack>
))
export const Loading: StoryObj = { render: () => <MonitoringSkeleton /> }
export const Alerts = shown((watched, actor) => (
  <AlertList actor={actor} models={watched.models} watched={watched} hrefOf={(id) => `?open=${id}`} />
))
export const Detail = shown((watched, actor) => {
  const model = troubled(watched)
  return model ? <MonitoredDetail actor={actor} model={model} watched={watched} range={RANGE} /> : null
})
export const Charts = shown((watched) => {
  const model = troubled(watched)
  if (!model) return null
  const drawn = { model, window: watched.window, range: RANGE } as const
  return (
    <Stack gap="6">
      <RequestChart {...drawn} />
      <LatencyChart {...drawn} />
      <ThroughputChart {...drawn} />
      <ResourceChart {...drawn} />
      <CostChart {...drawn} />
    </Stack>
  )
})
