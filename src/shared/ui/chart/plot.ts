import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

export interface ChartSeries {
  name: string
  /** One value for each of the chart's `x.values`, in the unit of its axis; null where there is none. */
  values: readonly (number | null)[]
}

/** One unit, one axis: the first stands at the left, a second one at the right. */
export interface ChartAxis {
  /** What is measured and its unit, such as `Accuracy, percent`. */
  name: string
  format: (value: number) => string
  /** Least and greatest value of the axis, in its unit; by default those of its series, made round. */
  domain?: readonly [number, number]
  series: readonly ChartSeries[]
}

export interface ChartX {
  /** What runs from left to right, such as `Epoch`. */
  name: string
  /** In ascending order. */
  values: readonly number[]
  format: (value: number) => string
}

export interface PlotInput {
  /** px */
  width: number
  /** px */
  height: number
  x: ChartX
  axes: readonly ChartAxis[]
}

export interface Tick {
  /** px from the left for the x axis, from the top for the others */
  at: number
  label: string
}

export interface PlottedLine {
  /** `d` of an SVG path */
  path: string
  /** px from the top for each x, null where there is no value */
  at: (number | null)[]
}

export interface Plot {
  /** Where the lines are drawn, px. */
  area: { left: number; right: number; top: number; bottom: number }
  /** px from the left for each x */
  x: number[]
  xTicks: Tick[]
  /** The ticks of each axis. */
  yTicks: Tick[][]
  /** Every series, axis by axis. */
  lines: PlottedLine[]
}

/** px: room for half a line of text above the topmost tick, and for the ticks of the x axis below. */
const TOP = 10
const BOTTOM = 26
/** px of a figure of 12 px text, and between a label and its axis. */
const FIGURE = 8
const APART = 8
/** px that ticks stand apart at least. */
const TICK_X = 64
const TICK_Y = 44

/** Where everything in a line chart stands, for a box of this width and height. Pure. */
export function plot({ width, height, x, axes }: PlotInput): Plot {
  const bottom = height - BOTTOM
  const yTicks = Math.max(2, Math.floor((bottom - TOP) / TICK_Y))
  const scales = axes.map((axis) => {
    const scale = scaleLinear(axis.domain ?? span(axis), [bottom, TOP])
    return { axis, scale: axis.domain ? scale : scale.nice(yTicks) }
  })
  const ticks = scales.map(({ axis, scale }) =>
    scale.ticks(yTicks).map((value) => ({ at: scale(value), label: axis.format(value) })),
  )
  const room = (labels: Tick[] = []) =>
    labels.length === 0 ? APART : Math.max(...labels.map(({ label }) => label.length)) * FIGURE + APART
  const left = room(ticks[0])
  const right = width - room(ticks[1])
  const along = scaleLinear([x.values[0] ?? 0, x.values.at(-1) ?? 1], [left, right])
  const whole = x.values.every(Number.isInteger)
  return {
    area: { left, right, top: TOP, bottom },
    x: x.values.map((value) => along(value)),
    xTicks: along
      .ticks(Math.max(2, Math.floor((right - left) / TICK_X)))
      .filter((value) => !whole || Number.isInteger(value))
      .map((value) => ({ at: along(value), label: x.format(value) })),
    yTicks: ticks,
    lines: scales.flatMap(({ axis, scale }) =>
      axis.series.map(({ values }) => {
        const at = x.values.map((_, place) => {
          const value = values[place]
          return value === null || value === undefined ? null : scale(value)
        })
        const draw = line<number | null>()
          .defined((y) => y !== null)
          .x((_, place) => along(x.values[place] ?? 0))
          .y((y) => y ?? 0)
          .digits(1)
        return { at, path: draw(at) ?? '' }
      }),
    ),
  }
}

/** From the least to the greatest value of an axis; a flat line gets room around it. */
function span({ series }: ChartAxis): [number, number] {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null)
  if (values.length === 0) return [0, 1]
  const least = values.reduce((a, b) => Math.min(a, b))
  const greatest = values.reduce((a, b) => Math.max(a, b))
  return least === greatest ? [least - 1, greatest + 1] : [least, greatest]
}

/** The place of the x that stands nearest to a point, px from the left. */
export function nearest({ x }: Plot, point: number): number {
  let found = 0
  for (const [place, at] of x.entries())
    if (Math.abs(at - point) < Math.abs((x[found] ?? 0) - point)) found = place
  return found
}
