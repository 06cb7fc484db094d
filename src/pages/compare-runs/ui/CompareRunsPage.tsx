import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LiveRunsActor } from '@/features/live-runs'
import { MetricCharts } from '@/features/run-charts'
import type { Run } from '@/entities/run/model'
import { paths } from '@/shared/config'
import { useAskAgain, useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle, Screen } from '@/shared/ui/screen'
import { type ComparedRunsActor, MOST_BESIDE, useComparedRuns, workspaceOf } from '../model/use-compared-runs'
import { Differences } from './Differences'
import { RunPlots } from './RunPlots'

/** /ai-ml-platform/runs/compare?runs=a,b,c: up to 100 runs, which the address names. */
export function CompareRunsPage() {
  const [query] = useSearchParams()
  const runs = query.get('runs') ?? ''
  // Other runs are another comparison: nothing of the last one stays.
  return <Compared key={runs} runs={runs} />
}

function Compared({ runs }: { runs: string }) {
  const [followed, setFollowed] = useState(false)
  const actor = useComparedRuns(runs, followed)
  const askAgain = useAskAgain(actor)
  const workspace = useSelector(actor, ({ context }) => workspaceOf(context.answer ?? []))
  return (
    <>
      {workspace ? <LiveRunsActor workspace={workspace} onChange={askAgain} onFollow={setFollowed} /> : null}
      <ComparedRuns actor={actor} followed={followed} />
    </>
  )
}

const TITLE = 'Compare runs'
const BREADCRUMB = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Model Training', to: paths.aiMlTab('models') },
]

export interface ComparedRunsProps {
  actor: ComparedRunsActor
  /** The runs are read again as soon as they change. */
  followed?: boolean
}

/** The compared runs, or that they are on their way, that there are too few, or why they could not be read. */
export function ComparedRuns({ actor, followed = false }: ComparedRunsProps) {
  const { question, answer, failure } = useSelector(actor, ({ context }) => context)
  if (!answer && failure)
    return (
      <Box py="6">
        <PageTitle>{TITLE}</PageTitle>
        <PageHeader title={TITLE} breadcrumb={BREADCRUMB} />
        <Notice
          status="error"
          title="The runs could not be loaded"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      </Box>
    )
  if (!answer)
    return (
      <Stack py="6" gap="5" role="status" aria-busy aria-label="Loading the runs">
        <PageTitle>{TITLE}</PageTitle>
        <Skeleton height="2rem" maxWidth="20rem" />
        <Skeleton height="22rem" />
      </Stack>
    )
  if (answer.length === 0)
    return (
      <Screen
        title="There is nothing to compare"
        actions={<ButtonLink to={paths.aiMlTab('models')}>Model Training</ButtonLink>}
      >
        <PageTitle>{TITLE}</PageTitle>
        Select runs in Model Training and press Compare.
      </Screen>
    )
  const beside = answer.slice(0, MOST_BESIDE)
  const isLarge = answer.length > MOST_BESIDE
  const plots = answer.length > 1 ? <RunPlots runs={answer} /> : null
  const missing = question.length - answer.length
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>{TITLE}</PageTitle>
      <PageHeader
        title={TITLE}
        breadcrumb={BREADCRUMB}
        lead={answer.length === 1 ? '1 run' : `${answer.length} runs`}
      />
      <Stack gap="6">
        {failure ? (
          <Notice
            status="warning"
            title="The runs may be out of date"
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
                Try again
              </Button>
            }
          >
            {failure.message}
          </Notice>
        ) : null}
        {missing > 0 ? (
          <Notice
            status="warning"
            title={missing === 1 ? 'One run is not here' : `${missing} runs are not here`}
          >
            They were deleted for good, or you don’t have access to them.
          </Notice>
        ) : null}
        {isLarge ? plots : null}
        {isLarge ? (
          <Text color="fg.muted">
            The differences and the charts below are those of the first {MOST_BESIDE} runs.
          </Text>
        ) : null}
        <Differences runs={beside} />
        {isLarge ? null : plots}
        <MetricCharts runs={beside} metrics={metricsOf(beside)} followed={followed} />
      </Stack>
    </Box>
  )
}

/** Metrics that most runs have come first. */
function metricsOf(runs: readonly Run[]): string[] {
  const counts = new Map<string, number>()
  for (const { metrics } of runs)
    for (const key of Object.keys(metrics)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts]
    .sort(([one, many], [other, few]) => few - many || one.localeCompare(other))
    .map(([key]) => key)
}
