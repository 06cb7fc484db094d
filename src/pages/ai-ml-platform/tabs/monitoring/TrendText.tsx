import { chakra, Flex } from '@chakra-ui/react'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { TREND_WORDS, type Trend } from '@/entities/monitored-model/model'

const ICONS = { up: TrendingUp, down: TrendingDown, stable: Minus }

/** MON-03: where a number goes, in a word with its sign. */
export function TrendText({ trend }: { trend: Trend }) {
  const Icon = ICONS[trend]
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1" color="fg.muted" textStyle="xs">
      <Icon size={14} aria-hidden />
      <chakra.span whiteSpace="nowrap">{TREND_WORDS[trend]}</chakra.span>
    </Flex>
  )
}
