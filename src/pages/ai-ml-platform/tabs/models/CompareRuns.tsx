import { Badge, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { lazyComponent } from '@/shared/lib/lazy-part'
import type { JobMetric, StoredJob } from '@/entities/training-job/model'
import { JobFigureNow, JobStatusNow } from '@/features/train-models'
import { NearViewport } from '@/shared/ui/near-viewport'
import { Segmented } from '@/shared/ui/segmented'
import { METRIC_NAMES, METRICS } from './model/metrics'

const { Component: CompareChart } = lazyComponent(async () => (await import('./CompareChart')).default)

const OPTIONS = METRIC_NAMES.map((value) => ({ value, label: METRICS[value].label }))

export interface CompareRunsProps {
  jobs: readonly StoredJob[]
  metric: JobMetric
  onChoose: (metric: JobMetric) => void
}

/** Two or more runs in one chart, by a metric of choice, with what each has reached. */
export function CompareRuns({ jobs, metric, onChoose }: CompareRunsProps) {
  const waiting = jobs.filter(({ startTime }) => startTime === null)
  return (
    <Stack gap="5">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Segmented label="Metric" value={metric} options={OPTIONS} onSelect={onChoose} />
        <Badge variant="outline">Simulated</Badge>
      </Flex>
      <NearViewport minHeight="408px">
        <CompareChart jobs={jobs} metric={metric} />
      </NearViewport>
      {waiting.length > 0 ? (
        <Text color="fg.muted">{waiting.map(({ name }) => name).join(', ')}: no completed epoch yet.</Text>
      ) : null}
      <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label="Run comparison">
        <chakra.table
          width="full"
          fontVariantNumeric="tabular-nums"
          css={{
            '& th, & td': { textAlign: 'start', padding: '8px 16px 8px 0', borderBottomWidth: '1px' },
            '& th': { fontWeight: 'normal', color: 'fg.muted' },
            '& tbody th': { color: 'fg', fontWeight: 'medium' },
          }}
        >
          <thead>
            <tr>
              {['Run', 'Status', 'Accuracy', 'Loss', 'Runtime'].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.id}>
                <th scope="row" dir="auto">
                  {job.name}
                </th>
                <td>
                  <JobStatusNow job={job} />
                </td>
                {(['accuracy', 'loss', 'runtime'] as const).map((figure) => (
                  <td key={figure}>
                    <JobFigureNow job={job} figure={figure} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </Stack>
  )
}
