import { Flex, Heading, Text } from '@chakra-ui/react'
import { useWorkspaces } from '@/entities/workspace'
import { paths } from '@/shared/config'
import { formatAgo, formatNumber } from '@/shared/lib/format'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'
import { type RunCountsActor, useRunCounts } from './model/use-run-counts'

/** The runs of the user's own code. */
export function OwnRuns({ userId }: { userId: string }) {
  const { current } = useWorkspaces(userId)
  return current ? <CountedRuns key={current.id} workspace={current.id} /> : null
}

const CountedRuns = ({ workspace }: { workspace: string }) => <RunFigures actor={useRunCounts(workspace)} />

/** Figures of real runs; nothing while there is none. They are never added to those of samples. */
export function RunFigures({ actor }: { actor: RunCountsActor }) {
  const counts = useSelector(actor, ({ context }) => context.answer)
  const { now } = useActorEnvironment()
  if (!counts || counts.runs === 0) return null
  const { runs, running, failed, experiments, lastRunAt } = counts
  const figure = (count: number, one: string, many = one) =>
    `${formatNumber(count)} ${count === 1 ? one : many}`
  return (
    <Panel as="section" aria-labelledby="own-runs" p={{ base: '4', md: '5' }}>
      <Flex justify="space-between" align="baseline" gap="3">
        <Heading as="h3" id="own-runs" textStyle="md" fontWeight="semibold">
          Your runs
        </Heading>
        <TextLink to={paths.aiMlTab('models')}>Show all</TextLink>
      </Flex>
      <Text mt="2" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {figure(runs, 'run', 'runs')}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {[
          figure(experiments, 'experiment', 'experiments'),
          ...(running > 0 ? [figure(running, 'running')] : []),
          ...(failed > 0 ? [figure(failed, 'failed')] : []),
          ...(lastRunAt === null ? [] : [`last started ${formatAgo(lastRunAt, Math.max(now(), lastRunAt))}`]),
        ].join(' · ')}
      </Text>
    </Panel>
  )
}
