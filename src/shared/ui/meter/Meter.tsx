import { chakra, Flex } from '@chakra-ui/react'
import { formatPercent } from '@/shared/lib/format'
import { type MeterLevel, meterLevel } from './level'

export interface MeterProps {
  /** The measured quantity. */
  label: string
  /** 0..100; values outside are clamped. */
  percent: number
  /** For a cell of a table: the label is only its name. */
  compact?: boolean
}

const COLOR: Record<MeterLevel, string> = { ok: 'success.fg', warning: 'warning.fg', error: 'error.fg' }

const WORDS = { warning: 'high', error: 'critical' }

/** How full something is. A word marks a warning from 75 percent and an error from 90, beside the colour. */
export function Meter({ label, percent, compact = false }: MeterProps) {
  const level = meterLevel(percent)
  const value = Math.max(0, Math.min(100, percent))
  const words = level === 'ok' ? formatPercent(percent) : `${formatPercent(percent)}, ${WORDS[level]}`
  const bar = (
    <chakra.div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
      height="6px"
      width="full"
      minWidth="10"
      maxWidth={compact ? '5rem' : undefined}
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
      _highContrast={{ outline: '1px solid' }}
    >
      <chakra.div
        height="full"
        borderRadius="full"
        bg={COLOR[level]}
        style={{ width: `${value}%` }}
        _highContrast={{ bg: 'Highlight', forcedColorAdjust: 'none' }}
      />
    </chakra.div>
  )
  const said = (
    <chakra.span
      color={level === 'ok' ? 'fg.muted' : COLOR[level]}
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      aria-hidden
    >
      {words}
    </chakra.span>
  )
  return compact ? (
    <Flex align="center" gap="2" textStyle="sm">
      {bar}
      {said}
    </Flex>
  ) : (
    <chakra.div textStyle="sm" minWidth="0">
      <Flex justify="space-between" gap="3" mb="1.5">
        <span aria-hidden>{label}</span>
        {said}
      </Flex>
      {bar}
    </chakra.div>
  )
}
