import { chakra, SimpleGrid, Text } from '@chakra-ui/react'
import type { LlmSummary } from '@/entities/llm-provider/model'
import { formatMoney, formatNumber, formatSpan } from '@/shared/lib/format'
import { Panel } from '@/shared/ui/panel'
import { NONE } from './words'

/** LLM-01: active providers, requests today, cost today, average latency. */
export function SummaryCards({ summary, providers }: { summary: LlmSummary; providers: number }) {
  const { activeProviders, requestsToday, costToday, averageLatency } = summary
  const cards = [
    ['Active providers', formatNumber(activeProviders), `of ${formatNumber(providers)}`],
    ['Requests today', formatNumber(requestsToday), 'by all providers'],
    ['Cost today', formatMoney(costToday), 'US dollars'],
    [
      'Average latency',
      averageLatency === null ? NONE : formatSpan(averageLatency),
      'of today’s successful calls',
    ],
  ] as const
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }} m="0">
      {cards.map(([label, value, note]) => (
        <Panel key={label} p={{ base: '3', md: '4' }}>
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd m="0">
            <Text textStyle="2xl" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {note}
            </Text>
          </chakra.dd>
        </Panel>
      ))}
    </SimpleGrid>
  )
}
