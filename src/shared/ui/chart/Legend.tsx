import { chakra, Flex } from '@chakra-ui/react'
import type { ChartLine } from './lines'
import type { ChartAxis } from './plot'

export interface LegendProps {
  axes: readonly ChartAxis[]
  lines: ChartLine[]
  /** Shows how the bars look, not the lines. */
  bars: boolean
}

/** Names the series; the measure of the second axis is at its side. */
export function Legend({ axes, lines, bars }: LegendProps) {
  return (
    <Flex justify="space-between" columnGap="6" rowGap="1" wrap="wrap" mb="3" textStyle="xs" color="fg.muted">
      {axes.map((axis) => (
        <Flex key={axis.name} columnGap="4" rowGap="1" wrap="wrap" align="center">
          <chakra.span color="fg">{axis.name}</chakra.span>
          {lines
            // One series needs no telling apart: what is measured is named already.
            .filter((line) => lines.length > 1 && line.axis === axis)
            .map(({ name, stroke, fill }) => (
              <Flex as="span" key={name} align="center" gap="2">
                {bars ? (
                  <chakra.svg width="10px" height="10px" aria-hidden>
                    <chakra.path
                      d="M1 1h8v8h-8z"
                      stroke={stroke?.stroke}
                      fill={stroke?.stroke}
                      fillOpacity={fill}
                      _highContrast={{ stroke: 'CanvasText', fill: 'CanvasText' }}
                    />
                  </chakra.svg>
                ) : (
                  <chakra.svg width="20px" height="8px" aria-hidden>
                    <chakra.path
                      d="M0 4H20"
                      strokeWidth="2"
                      {...stroke}
                      _highContrast={{ stroke: 'CanvasText' }}
                    />
                  </chakra.svg>
                )}
                {name}
              </Flex>
            ))}
          {axis.threshold ? (
            <Flex as="span" align="center" gap="2">
              <chakra.svg width="20px" height="8px" aria-hidden>
                <chakra.path
                  d="M2 4H20"
                  stroke="error.fg"
                  strokeWidth="1.5"
                  strokeDasharray="1 4"
                  strokeLinecap="round"
                />
              </chakra.svg>
              {axis.threshold.name} {axis.format(axis.threshold.value)}
            </Flex>
          ) : null}
        </Flex>
      ))}
    </Flex>
  )
}
