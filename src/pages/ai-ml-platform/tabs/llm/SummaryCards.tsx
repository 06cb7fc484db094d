import { chakra, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import type { LlmSummary } from '@/entities/llm-provider/model'
import { formatMoney, formatNumber, formatSpan } from '@/shared/lib/format'
import { Panel } from '@/shared/ui/panel'
import { NONE } from './words'

/** LLM-01: active providers, requests today, cost today, average latency. */
export function SummaryCards({ summary, providers }: { summary: LlmSummary; providers: number }) {
  const { activeProviders, requestsToday, costToday, averageLatency } = summary
  const cards: Card[] = [
    ['Active providers', formatNumber(activeProviders), `of ${formatNumber(providers)}`],
    ['Requests today', formatNumber(requestsToday), 'by all providers'],
    ['Cost today', formatMoney(costToday), 'US dollars'],
    [
      'Average latency',
      averageLatency === null ? NONE : formatSpan(averageLatency),
      'of today’s successful calls',
    ],
  ]
  return <Cards cards={cards} />
}

/** Their room, before anything is known. */
export const SummaryRoom = () => <Cards cards={ROOM} />

type Card = readonly [label: string, value: string | null, note: string]
const ROOM: readonly Card[] = [
  ['Active providers', null, 'of all'],
  ['Requests today', null, 'by all providers'],
  ['Cost today', null, 'US dollars'],
  ['Average latency', null, 'of today’s successful calls'],
]

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }} m="0">
      {cards.map(([label, value, note]) => (
        <Panel key={label} p={{ base: '3', md: '4' }}>
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd m="0">
            <Text textStyle="2xl" fontVariantNumeric="tabular-nums">
              {value ?? <Skeleton as="span" display="inline-block" height="0.8em" width="4rem" aria-hidden />}
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
