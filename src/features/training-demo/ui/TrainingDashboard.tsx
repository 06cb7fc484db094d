import { Badge, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { NearViewport } from '@/shared/ui/near-viewport'
import { Panel } from '@/shared/ui/panel'
import { ProgressBar } from '@/shared/ui/progress'
import { ALL_EPOCHS, RUN } from '../model/run'

const { Component: TrainingChart } = lazyComponent(async () => (await import('./TrainingChart')).default)

/** The room of the chart with its legend and the line that opens its table, so that nothing moves when it arrives. */
const CHART_HEIGHT = { base: '356px', sm: '338px' }

const last = RUN.at(-1)
const FIGURES = [
  ['Accuracy', `${((last?.accuracy ?? 0) * 100).toFixed(1)}%`],
  ['Loss', (last?.loss ?? 0).toFixed(2)],
  ['Epoch', `${RUN.length} of ${ALL_EPOCHS}`],
  ['GPU', '71%'],
] as const

const PERCENT = Math.round((RUN.length / ALL_EPOCHS) * 100)

/** MKT-03: what a training run looks like, as a still picture of sample data. */
export function TrainingDashboard() {
  return (
    <Panel p={{ base: '4', md: '7' }}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="5">
        <div>
          <Heading as="h3" textStyle="lg" fontWeight="semibold">
            sentiment-classifier
          </Heading>
          <Text color="fg.muted">PyTorch, 42,000 samples</Text>
        </div>
        <Badge variant="outline">Sample data</Badge>
      </Flex>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}
        gap="4"
        m="0"
        mb="6"
      >
        {FIGURES.map(([name, value]) => (
          <Flex key={name} direction="column-reverse" borderTopWidth="1px" pt="3">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd m="0" textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
      <NearViewport minHeight={CHART_HEIGHT}>
        <TrainingChart />
      </NearViewport>
      <Grid templateColumns="1fr auto" gap="4" alignItems="center" mt="5">
        <ProgressBar label="Training" percent={PERCENT} />
        <Text fontVariantNumeric="tabular-nums">{PERCENT}%</Text>
      </Grid>
    </Panel>
  )
}
