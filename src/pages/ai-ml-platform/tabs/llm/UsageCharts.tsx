import { SimpleGrid, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type DayUsage, projectedMonthlyCost } from '@/entities/llm-provider/model'
import { formatMoney, formatNumber } from '@/shared/lib/format'
import { BarChart, daysX } from '@/shared/ui/chart'
import { Panel } from '@/shared/ui/panel'

/** Requests and cost of each day, and what a month like today would cost. */
export function UsageCharts({ days }: { days: readonly DayUsage[] }) {
  const x = useMemo(() => daysX(days.map(({ day }) => day)), [days])
  const requests = useMemo(
    () => [
      {
        name: 'Requests',
        format: formatNumber,
        series: [{ name: 'Requests', values: days.map((one) => one.requests) }],
      },
    ],
    [days],
  )
  const cost = useMemo(
    () => [
      {
        name: 'Cost, US dollars',
        format: formatMoney,
        series: [{ name: 'Cost', values: days.map((one) => one.cost) }],
      },
    ],
    [days],
  )
  const today = days.at(-1)?.cost ?? 0
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <Panel p={{ base: '3', md: '4' }}>
        <BarChart label={`Requests of the last ${days.length} days`} x={x} axes={requests} height={200} />
      </Panel>
      <Panel p={{ base: '3', md: '4' }}>
        <BarChart label={`Cost of the last ${days.length} days`} x={x} axes={cost} height={200} />
        <Text mt="2" textStyle="sm" color="fg.muted">
          Projected monthly cost: {formatMoney(projectedMonthlyCost(today))} (today’s cost × 30)
        </Text>
      </Panel>
    </SimpleGrid>
  )
}
