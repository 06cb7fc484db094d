import { chakra } from '@chakra-ui/react'
import type { Dimension } from '../model/dimensions'

export interface ScatterPlotProps {
  names: readonly string[]
  x: Dimension
  y: Dimension
  /** The index of a run that is drawn above the others; -1 for none. */
  emphasised: number
}

const WIDTH = 560
const HEIGHT = 300
const LEFT = 84
const RIGHT = 40
const TOP = 34
const BOTTOM = 44

const xOf = (place: number) => LEFT + place * (WIDTH - LEFT - RIGHT)
const yOf = (place: number) => TOP + (1 - place) * (HEIGHT - TOP - BOTTOM)
const short = (text: string) => (text.length > 12 ? `${text.slice(0, 11)}…` : text)

/** Runs as points by two of their parameters and metrics. The table below has the same values. */
export function ScatterPlot({ names, x, y, emphasised }: ScatterPlotProps) {
  const points = names.flatMap((name, run) => {
    const [across, up] = [x.places[run] ?? null, y.places[run] ?? null]
    return across === null || up === null ? [] : [{ name, run, across, up }]
  })
  points.sort((one, other) => +(one.run === emphasised) - +(other.run === emphasised))
  const label = `${y.label} by ${x.label} of ${points.length === 1 ? '1 run' : `${points.length} runs`}`
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label="Scatter plot">
      <chakra.svg role="img" aria-label={label} width={WIDTH} height={HEIGHT} maxWidth="none">
        <chakra.path
          d={`M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}`}
          fill="none"
          stroke="fg.muted"
          strokeWidth={1}
        />
        {y.ticks.map(({ place, text }) => (
          <chakra.text
            key={place}
            x={LEFT - 8}
            y={yOf(place) + 4}
            textAnchor="end"
            fill="fg.muted"
            fontSize="12"
          >
            {short(text)}
          </chakra.text>
        ))}
        {x.ticks.map(({ place, text }) => (
          <chakra.text
            key={place}
            x={xOf(place)}
            y={HEIGHT - BOTTOM + 18}
            textAnchor="middle"
            fill="fg.muted"
            fontSize="12"
          >
            {short(text)}
          </chakra.text>
        ))}
        <chakra.text x={xOf(0.5)} y={HEIGHT - 6} textAnchor="middle" fill="fg" fontSize="13" fontWeight="600">
          {x.label}
        </chakra.text>
        <chakra.text x={4} y={16} fill="fg" fontSize="13" fontWeight="600">
          {y.label}
        </chakra.text>
        {points.map(({ name, run, across, up }) => (
          <chakra.circle
            key={run}
            cx={xOf(across)}
            cy={yOf(up)}
            r={run === emphasised ? 7 : 5}
            fill={run === emphasised ? 'fg' : 'accent.solid'}
            stroke="bg.panel"
            strokeWidth={1.5}
          >
            <title>{`${name}: ${x.label} ${x.texts[run]}, ${y.label} ${y.texts[run]}`}</title>
          </chakra.circle>
        ))}
      </chakra.svg>
    </chakra.div>
  )
}
