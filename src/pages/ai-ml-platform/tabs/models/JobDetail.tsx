import { Badge, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode } from 'react'
import { type StoredJob, TRAINING_PLACES } from '@/entities/training-job/model'
import { type JobFigure, JobFigureNow, JobProgressNow, useJobNow } from '@/features/train-models'
import { formatDateTime } from '@/shared/lib/format'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { Facts } from '@/shared/ui/facts'
import { NearViewport } from '@/shared/ui/near-viewport'
import { JobLog } from './JobLog'

const { Component: JobCharts } = lazyComponent(async () => (await import('./JobCharts')).default)

/** The room of both charts with their legends and tables' lines, so that nothing moves when they arrive. */
const CHARTS_HEIGHT = '616px'

const FIGURES = [
  ['Accuracy', 'accuracy'],
  ['Loss', 'loss'],
  ['ETA', 'estimatedTime'],
  ['Runtime', 'runtime'],
  ['GPU usage', 'gpuUsage'],
  ['Memory usage', 'memoryUsage'],
] as const satisfies readonly (readonly [string, JobFigure])[]

/** TRN-03: one job: its figures as they are now, its curves, its log. */
export function JobDetail({ job }: { job: StoredJob }) {
  return (
    <Stack gap="6">
      <div>
        <JobProgressNow job={job} />
        {job.status === 'queued' ? (
          <Text color="fg.muted" mt="2">
            Waiting for one of {TRAINING_PLACES} training slots.
          </Text>
        ) : null}
        <chakra.dl
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
          gap="3"
          mt="4"
          mb="0"
        >
          <Figure name="Epoch">
            <EpochNow job={job} />
          </Figure>
          {FIGURES.map(([name, figure]) => (
            <Figure key={figure} name={name}>
              <JobFigureNow job={job} figure={figure} />
            </Figure>
          ))}
        </chakra.dl>
      </div>
      <section>
        <Flex align="center" justify="space-between" gap="3" mb="3">
          <Heading as="h3" textStyle="md">
            Metrics
          </Heading>
          <Badge variant="outline">Simulated</Badge>
        </Flex>
        <Curves job={job} />
      </section>
      <JobLog key={job.id} job={job} />
      <section>
        <Heading as="h3" textStyle="md" mb="1">
          Settings
        </Heading>
        <Facts
          rows={[
            ['Model', job.model],
            ['Dataset', job.dataset],
            ['Epochs', job.totalEpochs],
            ['Learning rate', job.learningRate],
            ['Batch size', job.batchSize],
            ['Created', formatDateTime(job.createdAt)],
            ['Started', formatDateTime(job.startTime)],
            ...(job.endedAt === null ? [] : [['Ended', formatDateTime(job.endedAt)] as const]),
          ]}
        />
      </section>
    </Stack>
  )
}

/** Before the first epoch there is no curve, and no room for one. */
function Curves({ job }: { job: StoredJob }) {
  const begun = useJobNow(job, ({ epochsDone }) => Math.min(epochsDone, 1)) > 0
  return begun ? (
    <NearViewport minHeight={CHARTS_HEIGHT}>
      <JobCharts job={job} />
    </NearViewport>
  ) : (
    <Text color="fg.muted">Charts appear after the first epoch.</Text>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div p="3" borderWidth="1px" borderRadius="sm">
      <chakra.dt color="fg.muted" textStyle="xs">
        {name}
      </chakra.dt>
      <chakra.dd m="0" textStyle="lg" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  )
}

function EpochNow({ job }: { job: StoredJob }) {
  return `${useJobNow(job, ({ epoch }) => epoch)} of ${job.totalEpochs}`
}
