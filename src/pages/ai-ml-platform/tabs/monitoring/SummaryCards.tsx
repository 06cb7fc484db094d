import { chakra, Text } from '@chakra-ui/react'
import { type MonitoringSummary, RANGE_NAMES, type Range } from '@/entities/monitored-model/model'
import { formatMoney, formatNumber } from '@/shared/lib/format'
import { Panel } from '@/shared/ui/panel'
import { latencyText, rateText } from './model/words'

export interface SummaryCardsProps {
  summary: MonitoringSummary
  range: Range
  /** Whether the figures are those of the samples. */
  sample: boolean
  /** How many deployments are not watched yet. */
  deploying: number
}

/** MON-03: all watched models together. */
export function SummaryCards({ summary, range, sample, deploying }: SummaryCardsProps) {
  const { count, byStatus, requests, successRate, latency, cost } = summary
  const troubled = byStatus.warning + byStatus.critical
  const cards = [
    [
      sample ? 'Sample models' : 'Models',
      formatNumber(count),
      `${byStatus.healthy} healthy, ${troubled} with alerts, ${byStatus.inactive} inactive${deploying > 0 ? `; ${deploying} still deploying` : ''}`,
    ],
    ['Requests', formatNumber(requests.total), `In ${RANGE_NAMES[range]}`],
    ['Success rate', rateText(successRate), `In ${RANGE_NAMES[range]}`],
    ['Latency p95', latencyText(latency), `In ${RANGE_NAMES[range]}, weighted by requests`],
    [
      'Cost today',
      formatMoney(cost.today),
      `${formatMoney(cost.yesterday)} yesterday, ${formatMoney(cost.month)} projected per month`,
    ],
  ] as const
  return (
    <chakra.div containerType="inline-size">
      <chakra.dl
        m="0"
        display="grid"
        gap="3"
        gridTemplateColumns="1fr 1fr"
        aria-label="Summary"
        css={{
          '& > :last-child': { gridColumn: 'span 2' },
          '@container (min-width: 46rem)': {
            gridTemplateColumns: 'repeat(5, 1fr)',
            '& > :last-child': { gridColumn: 'auto' },
          },
        }}
      >
        {cards.map(([label, value, note]) => (
          <Panel key={label} p={{ base: '3', md: '4' }}>
            <chakra.dt color="fg.muted" textStyle="sm">
              {label}
            </chakra.dt>
            <chakra.dd m="0">
              <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {value}
              </Text>
              <Text color="fg.muted" textStyle="xs">
                {note}
              </Text>
            </chakra.dd>
          </Panel>
        ))}
      </chakra.dl>
    </chakra.div>
  )
}
