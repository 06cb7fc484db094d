import { Grid, Stack, Text } from '@chakra-ui/react'
import { type EndpointNumbers, errorKinds, errorsOf } from '@/entities/endpoint/model'
import { formatNumber } from '@/shared/lib/format'
import { LineChart, timeX } from '@/shared/ui/chart'
import { Facts } from '@/shared/ui/facts'
import { type EndpointNumbersActor, useEndpointNumbers } from '../model/use-endpoint'
import { Answered, RangedAnswer } from './RangedAnswer'

const RANGES = [
  { value: '60', label: '1h' },
  { value: '1440', label: '24h' },
  { value: '10080', label: '7d' },
]
/** The requests of an endpoint over the last hour, day or week. */
export function Numbers({ id }: { id: string }) {
  const actor = useEndpointNumbers(id, 60)
  return (
    <RangedAnswer title="Requests" label="Range" ranges={RANGES} actor={actor}>
      <NumbersAnswer actor={actor} />
    </RangedAnswer>
  )
}

export const NumbersAnswer = ({ actor }: { actor: EndpointNumbersActor }) => (
  <Answered actor={actor} what="numbers">
    {(answer) => <NumbersKnown numbers={answer} />}
  </Answered>
)

function NumbersKnown({ numbers }: { numbers: EndpointNumbers }) {
  return numbers.requests === 0 ? (
    <Text color="fg.muted">No requests in this time. They are counted by minute.</Text>
  ) : (
    <NumbersView numbers={numbers} />
  )
}

const milliseconds = (value: number | null) =>
  value === null ? '—' : `${formatNumber(Number(value.toPrecision(3)))} ms`

function NumbersView({ numbers }: { numbers: EndpointNumbers }) {
  const errors = errorsOf(numbers)
  const x = timeX(numbers.series.map(({ at }) => at))
  return (
    <Stack gap="5">
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <Facts
          rows={[
            ['Requests', formatNumber(numbers.requests)],
            ['Errors', formatNumber(errors)],
            ...errorKinds(numbers).map(([kind, count]) => [kind, formatNumber(count)] as const),
          ]}
        />
        <Facts
          rows={[
            ['p50', milliseconds(numbers.p50)],
            ['p95', milliseconds(numbers.p95)],
            ['p99', milliseconds(numbers.p99)],
          ]}
        />
      </Grid>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <LineChart
          label="Requests and errors by time"
          x={x}
          axes={[
            {
              name: 'Requests',
              format: formatNumber,
              series: [
                { name: 'Requests', values: numbers.series.map(({ requests }) => requests) },
                { name: 'Errors', values: numbers.series.map((point) => point.errors) },
              ],
            },
          ]}
        />
        <LineChart
          label="Time of an answer, percentiles by time"
          x={x}
          axes={[
            {
              name: 'Time, ms',
              format: (value) => `${Number(value.toPrecision(3))} ms`,
              series: (['p50', 'p95', 'p99'] as const).map((name) => ({
                name,
                values: numbers.series.map((point) => point[name]),
              })),
            },
          ]}
        />
      </Grid>
    </Stack>
  )
}
