import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { isRunning, type LatestMetric, type Run } from '@/entities/run/model'
import { MetricCharts } from '@/features/run-charts'

export interface RunMetricsProps {
  run: Run
  metrics: readonly LatestMetric[]
  /** The server gives notice of changes, so the charts need not poll. */
  followed?: boolean
}

/**
 * The charts of a run. When it has ended, a metric that never went beyond step 0 has one value, and a chart of it would be a
 * single dot: its value is in the table below, and its chart is drawn on request.
 */
export function RunMetrics({ run, metrics, followed }: RunMetricsProps) {
  const [all, setAll] = useState(false)
  const isSingle = ({ step }: LatestMetric) => !isRunning(run) && step === 0
  const singles = metrics.filter(isSingle).length
  const drawn = metrics.filter((metric) => all || !isSingle(metric)).map(({ key }) => key)
  const one = singles === 1
  return (
    <Stack gap="3">
      {drawn.length > 0 ? (
        <MetricCharts runs={[run]} metrics={drawn} followed={followed} />
      ) : (
        <section aria-labelledby="metrics">
          <Heading as="h2" id="metrics" textStyle="lg" fontWeight="semibold">
            Metrics
          </Heading>
          {singles > 0 ? null : (
            <Text color="fg.muted" mt="2">
              No metrics yet. Charts appear as the code of this run logs them.
            </Text>
          )}
        </section>
      )}
      {singles > 0 ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text color="fg.muted" textStyle="sm">
            {one ? '1 metric has' : `${singles} metrics have`} no further steps:{' '}
            {one ? 'its value is' : 'their values are'} under Latest values.
          </Text>
          <Button size="xs" variant="outline" aria-expanded={all} onClick={() => setAll((is) => !is)}>
            {all ? 'Hide' : 'Draw'} {one ? 'its chart' : 'their charts'}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  )
}
