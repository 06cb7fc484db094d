import { chakra, Flex } from '@chakra-ui/react'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { TREND_WORDS, type Trend } from '@/entities/monitored-model/model'

const ICONS = { up: TrendingUp, down: TrendingDown, stable: Minus }

export interface TrendTextProps {
  trend: Trend
  /** The direction that is an improvement: up for requests, down for latencies and cost. */
  better: 'up' | 'down'
}

/** MON-03: the direction of a number, and whether that is better or worse; in words, an icon and a colour. */
export function TrendText({ trend, better }: TrendTextProps) {
  const Icon = ICONS[trend]
  const improves = trend === better
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="1"
      color={trend === 'stable' ? 'fg.muted' : improves ? 'fg.success' : 'fg.warning'}
      textStyle="xs"
    >
      <Icon size={14} aria-hidden />
      <chakra.span whiteSpace="nowrap">
        {trend === 'stable' ? TREND_WORDS[trend] : `${TREND_WORDS[trend]}, ${improves ? 'better' : 'worse'}`}
      </chakra.span>
    </Flex>
  )
}
