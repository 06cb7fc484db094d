import { chakra, SimpleGrid, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react'
import type { LlmSummary } from '@/entities/llm-provider/model'
import { formatMoney, formatNumber, formatSpan, MISSING } from '@/shared/lib/format'
import { Panel } from '@/shared/ui/panel'

export interface SummaryCardsProps {
  /** Null before anything is known. */
  summary: LlmSummary | null
  /** How many there are. */
  providers: number
  /** Whether the figures are those of the samples. */
  sample: boolean
}

/** LLM-01: active providers, requests today, cost today, average latency. */
export function SummaryCards({ summary, providers, sample }: SummaryCardsProps) {
  const said = (text: (known: LlmSummary) => string) => (summary ? text(summary) : null)
  const cards = [
    [
      'Active providers',
      said(({ activeProviders }) => formatNumber(activeProviders)),
      `of ${formatNumber(providers)}${sample ? ' samples' : ''}`,
    ],
    [
      'Requests today',
      said(({ requestsToday }) => formatNumber(requestsToday)),
      sample ? 'Sample providers' : 'Your providers',
    ],
    ['Cost today', said(({ costToday }) => formatMoney(costToday)), 'US dollars'],
    [
      'Average latency',
      said(({ averageLatency }) => (averageLatency === null ? MISSING : formatSpan(averageLatency))),
      'Today’s successful calls',
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
              {value ?? (
                <>
                  <Skeleton as="span" display="inline-block" height="0.8em" width="4rem" aria-hidden />
                  <VisuallyHidden>Loading</VisuallyHidden>
                </>
              )}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {/* A note without its number says nothing. */}
              {value === null ? '\u00a0' : note}
            </Text>
          </chakra.dd>
        </Panel>
      ))}
    </SimpleGrid>
  )
}
