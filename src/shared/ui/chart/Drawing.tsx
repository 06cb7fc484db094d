import { chakra } from '@chakra-ui/react'
import type { ChartLine } from './lines'
import type { Plot } from './plot'

export interface DrawingProps {
  drawn: Plot
  lines: ChartLine[]
  empty: boolean
}

/** The axes and the series; the chart's slider and its table describe them to screen readers. */
export function Drawing({ drawn, lines, empty }: DrawingProps) {
  const { area, xTicks } = drawn
  const [first, second] = drawn.yTicks
  return (
    <chakra.svg
      width="100%"
      height="100%"
      display="block"
      overflow="visible"
      aria-hidden
      fill="none"
      css={{
        '& text': {
          fill: 'fg.muted',
          fontSize: '12px',
          fontVariantNumeric: 'tabular-nums',
          _highContrast: { fill: 'CanvasText' },
        },
      }}
    >
      {first?.map(({ at, label }) => (
        <g key={at}>
          <chakra.path d={`M${area.left} ${at}H${area.right}`} stroke="border" />
          <text x={area.left - 8} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {second?.map(({ at, label }) => (
        <text key={at} x={area.right + 8} y={at + 4}>
          {label}
        </text>
      ))}
      {/* In a chart that is not measured yet, all labels are at one place. */}
      {xTicks.map(({ at, label }) => (
        <text key={`${label} ${at}`} x={at} y={area.bottom + 20} textAnchor="middle">
          {label}
        </text>
      ))}
      {empty ? (
        <text x={(area.left + area.right) / 2} y={(area.top + area.bottom) / 2} textAnchor="middle">
          No values yet
        </text>
      ) : null}
      {drawn.bars.map((bars, index) => (
        <chakra.path
          key={lines[index]?.name}
          d={bars
            .filter(({ height }) => height > 0)
            .map(({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h${-width}z`)
            .join('')}
          stroke={lines[index]?.stroke?.stroke}
          fill={lines[index]?.stroke?.stroke}
          fillOpacity={lines[index]?.fill}
          _highContrast={{ stroke: 'CanvasText', fill: 'CanvasText' }}
        />
      ))}
      {drawn.thresholds.map((at) => (
        <chakra.path
          key={at}
          d={`M${area.left} ${at}H${area.right}`}
          stroke="error.fg"
          strokeWidth="1.5"
          strokeDasharray="1 4"
          strokeLinecap="round"
        />
      ))}
      {drawn.lines.map(({ path, at, band }, index) => {
        const line = lines[index]
        const alone = line?.axis.joined ? isOnly : isAlone
        return (
          <g key={line?.name}>
            {band === '' ? null : <chakra.path d={band} fill={line?.stroke?.stroke} fillOpacity={0.16} />}
            <chakra.path
              d={path}
              strokeWidth="2"
              strokeLinejoin="round"
              {...line?.stroke}
              _highContrast={{ stroke: 'CanvasText' }}
            />
            {at.map((y, place) =>
              y !== null && alone(at, place) ? (
                <chakra.circle
                  key={drawn.x[place]}
                  cx={drawn.x[place]}
                  cy={y}
                  r="3"
                  fill={line?.stroke?.stroke}
                />
              ) : null,
            )}
          </g>
        )
      })}
    </chakra.svg>
  )
}

/** A value with none beside it: a line alone would not show it. */
const isAlone = (at: readonly (number | null)[], place: number) =>
  (at[place - 1] ?? null) === null && (at[place + 1] ?? null) === null

/** The only value of a line that goes on over places without one. */
const isOnly = (at: readonly (number | null)[]) => at.filter((y) => y !== null).length === 1
