import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { isRunning, type Run } from '@/entities/run/model'
import { NearViewport } from '@/shared/ui/near-viewport'
import { TextField } from '@/shared/ui/form'
import { PLAIN } from '../model/metric-chart'
import { ChartControls } from './ChartControls'
import { MetricPanel } from './MetricPanel'

export interface MetricChartsProps {
  /** At most 20. */
  runs: readonly Run[]
  /** Names of metrics. */
  metrics: readonly string[]
  /** The runs are read again as soon as they change; otherwise the charts of a run that goes on ask for its values. */
  followed?: boolean
}

const HEIGHT = 220
/** px of a chart with its legend, its name of the x axis and the line of its table. */
const WHOLE = HEIGHT + 100
/** A search is offered from this many charts on. */
const MANY = 9

/** A text that changes with each new point of a metric. A point with the value of the last one changes the time of the last call. */
const newestOf = (run: Run, metric: string): string =>
  `${run.metrics[metric]}${isRunning(run) ? `@${run.lastHeardAt}` : ''}`

/** The metrics of runs, a chart each, with one crosshair for all. */
export function MetricCharts({ runs, metrics, followed = false }: MetricChartsProps) {
  const [choice, setChoice] = useState(PLAIN)
  const [at, setAt] = useState<number | null>(null)
  const [search, setSearch] = useState('')
  const ids = useMemo(() => runs.map(({ id }) => id), [runs])
  const reading = { at, onRead: setAt }
  const found = metrics.filter((metric) => metric.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <section aria-labelledby="metrics">
      <Flex justify="space-between" align="center" columnGap="4" rowGap="2" wrap="wrap" mb="4">
        <Heading as="h2" id="metrics" textStyle="lg" fontWeight="semibold">
          Metrics
        </Heading>
        <ChartControls
          choice={choice}
          onChange={(next) => {
            // A step is no time.
            if (next.axis !== choice.axis) setAt(null)
            setChoice(next)
          }}
        />
      </Flex>
      {metrics.length >= MANY ? (
        <Box maxWidth="20rem" mb="4">
          <TextField
            label="Find a metric"
            name="metric"
            type="search"
            value={search}
            onValueChange={setSearch}
          />
        </Box>
      ) : null}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        {found.map((metric) => (
          <Box key={metric} bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4" minWidth="0">
            <NearViewport minHeight={`${WHOLE}px`}>
              <MetricPanel
                metric={metric}
                runs={runs}
                ids={ids}
                choice={choice}
                live={!followed && runs.some(isRunning)}
                newest={runs.map((run) => newestOf(run, metric)).join()}
                reading={reading}
                height={HEIGHT}
              />
            </NearViewport>
          </Box>
        ))}
      </chakra.div>
    </section>
  )
}
