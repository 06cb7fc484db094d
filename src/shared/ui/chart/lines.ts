import type { ChartAxis, ChartSeries } from './plot'

const STROKES = [
  { stroke: 'accent.fg' },
  { stroke: 'info.fg', strokeDasharray: '6 4' },
  { stroke: 'success.fg', strokeDasharray: '2 3' },
  { stroke: 'warning.fg', strokeDasharray: '10 4 2 4' },
  { stroke: 'error.fg', strokeDasharray: '14 4' },
  { stroke: 'fg' },
]
/** Bars differ by how full they are, and by their edges. */
const FILLS = [1, 0.2, 0.6, 0, 0.4, 0.8]

export interface ChartLine extends ChartSeries {
  axis: ChartAxis
  /** How the line is drawn: lines differ by their dashes too, not by colour alone. */
  stroke: (typeof STROKES)[number] | undefined
  /** How full its bars are, 0..1. */
  fill: number | undefined
  /** Its value at a place along x, in words; `none` where there is none. */
  valueAt: (place: number) => string
}

/** Every series of a chart, axis by axis. */
export function linesOf(axes: readonly ChartAxis[]): ChartLine[] {
  return axes
    .flatMap((axis) => axis.series.map((series) => ({ ...series, axis })))
    .map((line, index) => ({
      ...line,
      stroke: STROKES[index % STROKES.length],
      fill: FILLS[index % FILLS.length],
      valueAt: (place) => {
        const value = line.values[place]
        return value === null || value === undefined ? 'none' : line.axis.format(value)
      },
    }))
}
