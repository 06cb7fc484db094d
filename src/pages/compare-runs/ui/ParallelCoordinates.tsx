import { chakra } from '@chakra-ui/react'
import type { Dimension } from '../model/dimensions'

export interface ParallelCoordinatesProps {
  names: readonly string[]
  axes: readonly Dimension[]
  /** The index of a run that is drawn above the others; -1 for none. */
  emphasised: number
}

/** px between two axes, and of the drawing. */
const GAP = 130
const SIDE = 70
const TOP = 34
const HEIGHT = 240
const BOTTOM = 14

const yOf = (place: number) => TOP + (1 - place) * HEIGHT

/** A line for each run through its values; it is broken where a run has none. */
function pathOf(axes: readonly Dimension[], run: number): string {
  let pen = 'M'
  return axes
    .map(({ places }, at) => {
      const place = places[run] ?? null
      if (place === null) {
        pen = 'M'
        return ''
      }
      const part = `${pen}${SIDE + at * GAP} ${yOf(place).toFixed(1)}`
      pen = 'L'
      return part
    })
    .join('')
}

const short = (text: string) => (text.length > 16 ? `${text.slice(0, 15)}…` : text)

/** Runs as lines across the axes of their parameters and metrics. The table below has the same values. */
export function ParallelCoordinates({ names, axes, emphasised }: ParallelCoordinatesProps) {
  const width = SIDE * 2 + GAP * Math.max(0, axes.length - 1)
  const label = `Parallel coordinates of ${names.length} runs: ${axes.map((axis) => axis.label).join(', ')}`
  const order = names
    .map((_, run) => run)
    .sort((one, other) => +(one === emphasised) - +(other === emphasised))
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label="Parallel coordinates">
      <chakra.svg role="img" aria-label={label} width={width} height={TOP + HEIGHT + BOTTOM} maxWidth="none">
        {order.map((run) => (
          <chakra.path
            key={run}
            d={pathOf(axes, run)}
            fill="none"
            stroke={run === emphasised ? 'fg' : 'accent.solid'}
            strokeWidth={run === emphasised ? 3 : 1.5}
            opacity={run === emphasised || emphasised < 0 ? 0.8 : 0.3}
          >
            <title>{names[run]}</title>
          </chakra.path>
        ))}
        {axes.map((axis, at) => (
          <g key={axis.id} transform={`translate(${SIDE + at * GAP} 0)`}>
            <chakra.text y={16} textAnchor="middle" fill="fg" fontSize="13" fontWeight="600">
              {short(axis.label)}
              <title>{axis.label}</title>
            </chakra.text>
            <chakra.line y1={TOP} y2={TOP + HEIGHT} stroke="fg.muted" strokeWidth={1} />
            {axis.ticks.map(({ place, text }) => (
              <chakra.text
                key={place}
                x={6}
                y={yOf(place) + 4}
                fill="fg"
                fontSize="12"
                stroke="bg.panel"
                strokeWidth={4}
                paintOrder="stroke"
              >
                {short(text)}
              </chakra.text>
            ))}
          </g>
        ))}
      </chakra.svg>
    </chakra.div>
  )
}
