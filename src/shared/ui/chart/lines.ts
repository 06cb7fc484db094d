import type { ChartAxis, ChartSeries } from './plot'

interface Stroke {
  stroke: string
  strokeDasharray?: string
}

const STROKES: readonly Stroke[] = [
  { stroke: 'accent.fg' },
  { stroke: 'info.fg', strokeDasharray: '6 4' },
  { stroke: 'success.fg', strokeDasharray: '2 3' },
  { stroke: 'warning.fg', strokeDasharray: '10 4 2 4' },
  { stroke: 'error.fg', strokeDasharray: '14 4' },
  { stroke: 'fg' },
]
/** The dashes of the lines beyond the first six, and the place of each colour's own dash among them. */
const DASHES = [undefined, '6 4', '2 3', '10 4 2 4', '14 4']
const OWN_DASH = [0, 1, 2, 3, 4, 0]

/** How a line is drawn; no two of the first thirty alike. */
function strokeOf(index: number): Stroke | undefined {
  const colour = index % STROKES.length
  const round = Math.floor(index / STROKES.length)
  const stroke = STROKES[colour]
  if (!stroke || round === 0) return stroke
  return { stroke: stroke.stroke, strokeDasharray: DASHES[((OWN_DASH[colour] ?? 0) + round) % DASHES.length] }
}

/** Bars differ by how full they are, and by their edges. */
const FILLS = [1, 0.2, 0.6, 0, 0.4, 0.8]

export interface ChartLine extends ChartSeries {
  axis: ChartAxis
  /** How the line is drawn: lines differ by their dashes too, not by colour alone. */
  stroke: Stroke | undefined
  /** How full its bars are, 0..1. */
  fill: number | undefined
  /** Its value at a place along x, in words; `none` where there is none. */
  valueAt: (place: number) => string
  /** The place whose value the crosshair reads: the nearest with a value, where the line goes on over others. */
  readAt: (place: number) => number
}

/** Every series of a chart, axis by axis. */
export function linesOf(axes: readonly ChartAxis[]): ChartLine[] {
  return axes
    .flatMap((axis) => axis.series.map((series) => ({ ...series, axis })))
    .map((line, index) => ({
      ...line,
      stroke: strokeOf(index),
      fill: FILLS[index % FILLS.length],
      valueAt: (place) => {
        const value = line.values[place]
        return value === null || value === undefined ? 'none' : line.axis.format(value)
      },
      readAt: (place) => (line.axis.joined ? nearValue(line.values, place) : place),
    }))
}

/** The nearest place with a value; the place itself beyond the first and the last value. */
function nearValue(values: ChartSeries['values'], place: number): number {
  const has = (at: number) => typeof values[at] === 'number'
  let before = place
  while (before >= 0 && !has(before)) before--
  let after = place
  while (after < values.length && !has(after)) after++
  if (before < 0 || after >= values.length) return place
  return place - before <= after - place ? before : after
}
