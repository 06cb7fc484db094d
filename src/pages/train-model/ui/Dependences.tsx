import { Grid, Heading, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { Dependence, TaskKind } from '@/entities/trained-model/model'
import { formatDate } from '@/shared/lib/format'
import { BarChart, categoriesX, LineChart } from '@/shared/ui/chart'
import { figure } from '../model/figures'
import { Titled } from './Titled'

export interface DependencesProps {
  dependences: readonly Dependence[]
  kind: TaskKind
  target: string
  classes: readonly string[]
}

/** How the prediction changes with one column, for the columns that matter most. */
export function Dependences({ dependences, kind, target, classes }: DependencesProps) {
  // Of two classes the probability is that of the second, of more it is that of the first.
  const measure =
    kind === 'regression'
      ? `Predicted ${target}`
      : `Probability of “${classes[kind === 'binary' ? 1 : 0] ?? ''}”`
  const shown = dependences.filter(({ values }) => values.length > 1)
  if (shown.length === 0) return null
  return (
    <Titled title="Partial dependence">
      <Text mb="4" textStyle="sm" color="fg.muted">
        The mean prediction when one column has the same value in every row. It describes the model, not
        causes, and misleads where columns depend on each other.
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        {shown.map((dependence) => (
          <section key={dependence.column} aria-label={dependence.column}>
            <Heading as="h3" textStyle="md" mb="2">
              {dependence.column}
            </Heading>
            <DependenceChart dependence={dependence} measure={measure} isShare={kind !== 'regression'} />
          </section>
        ))}
      </Grid>
    </Titled>
  )
}

interface DependenceChartProps {
  dependence: Dependence
  measure: string
  isShare: boolean
}

function DependenceChart({ dependence, measure, isShare }: DependenceChartProps) {
  const { column, kind, values, predictions } = dependence
  const { x, axes } = useMemo(() => {
    const numbers = values.map(Number)
    const inNumbers =
      kind === 'date'
        ? { name: column, values: numbers, format: formatDate }
        : { name: column, values: numbers, format: figure }
    return {
      x: kind === 'category' ? categoriesX(values.map(String), column) : inNumbers,
      axes: [
        {
          name: measure,
          format: figure,
          domain: isShare ? ([0, 1] as const) : undefined,
          series: [{ name: measure, values: predictions }],
        },
      ],
    }
  }, [column, kind, values, predictions, measure, isShare])
  const label = `${measure} by ${column}`
  return kind === 'category' ? (
    <BarChart label={label} x={x} axes={axes} />
  ) : (
    <LineChart label={label} x={x} axes={axes} />
  )
}
