import { Badge, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { formatNumber } from '@/shared/lib/format'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import type { NetworkProbe } from '@machines/network-diagnostics'
import type { ProbeAnswer } from '@machines/probe'

export interface ProbeRowProps {
  probe: NetworkProbe
  url: string
  /** The origin of an address that may differ, e.g. "chosen below". */
  aside?: string
  /** Null until the probe has answered. */
  answer: ProbeAnswer | null
  running: boolean
}

/** One probe: what it asks for, how it went, how long it took and why it failed. */
export function ProbeRow({ probe, url, aside, answer, running }: ProbeRowProps) {
  return (
    <chakra.li
      px={{ base: '4', md: '6' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      data-probe={probe.id}
    >
      <Grid
        templateColumns={{ base: '1fr auto', md: 'minmax(0, 1fr) 8rem 7rem' }}
        columnGap="4"
        rowGap="1"
        alignItems="center"
      >
        <chakra.div minWidth="0" gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Flex align="center" gap="2.5" wrap="wrap">
            <Text fontWeight="medium">{probe.name}</Text>
            {aside ? (
              <Text textStyle="sm" color="fg.muted">
                {aside}
              </Text>
            ) : null}
            {probe.critical ? (
              <Badge variant="outline" colorPalette="gray">
                Critical
              </Badge>
            ) : null}
          </Flex>
          <Text fontFamily="mono" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {probe.method} {url}
          </Text>
        </chakra.div>
        <StatusDot {...lookOf(answer, running)} />
        <Text textStyle="sm" textAlign="end" fontVariantNumeric="tabular-nums" color="fg.muted">
          {answer ? `${formatNumber(answer.duration)} ms` : `at most ${formatNumber(probe.limit)} ms`}
        </Text>
      </Grid>
      {answer?.cause ? (
        <Text textStyle="sm" mt="1" color="fg.error">
          {answer.cause}
        </Text>
      ) : null}
    </chakra.li>
  )
}

function lookOf(answer: ProbeAnswer | null, running: boolean): StatusDotProps {
  if (answer?.passed) return { tone: 'success', label: 'Passed' }
  if (answer) return { tone: 'error', label: 'Failed' }
  return running ? { tone: 'info', label: 'Testing' } : { tone: 'neutral', label: 'Not run' }
}
