import { scaleLinear, scaleLog } from 'd3-scale'
import { area as areaOf, line } from 'd3-shape'
import { bandsOf, type Bar, heap } from './bars'
import { span } from './domain'

export interface ChartSeries {
  name: string
  /** One value for each of the chart's `x.values`, in the unit of its axis; null where there is none. */
  values: readonly (number | null)[]
  /** Least and greatest value at each x, where the line is a mean; drawn as a band behind it. */
  band?: readonly (readonly [least: number, greatest: number] | null)[]
}

/** One unit, one axis: the first is at the left, a second at the right. */
export interface ChartAxis {
  /** The measure and its unit, such as `Accuracy, percent`. */
  name: string
  format: (value: number) => string
  /** Least and greatest value of the axis, in its unit; by default those of its series, made round. */
  domain?: readonly [number, number]
  /** A line across the chart that the series should not cross. */
  threshold?: { name: string; value: number }
  /** Powers of ten are equally far apart. Values that are not positive have no place then. */
  log?: boolean
  /** Lines go on over an x without a value: each series has values at some of the x alone. */
  joined?: boolean
  series: readonly ChartSeries[]
}

export interface ChartX {
  /** The quantity from left to right, such as `Epoch`. */
  name: string
  /** In ascending order. */
  values: readonly number[]
  /** In full: under the pointer, by keyboard and in the table. */
  format: (value: number) => string
  /** In short, at its tick; by default as in full. */
  tick?: (value: number) => string
  /** About so many round values from one to another; by default round numbers. */
  ticks?: (from: number, to: number, count: number) => number[]
  /** From where to where it runs; by default from the first to the last value. */
  domain?: readonly [number, number]
}

/** Bars are side by side, or stacked. */
export type ChartKind = 'lines' | 'bars' | 'stacked'

export interface PlotInput {
  /** px */
  width: number
  /** px */
  height: number
  x: ChartX
  axes: readonly ChartAxis[]
  /** Default: lines. */
  kind?: ChartKind
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
  /** `d` of the band behind it; empty where there is none */
  band: string
}

export interface Plot {
  /** Where the series are drawn, px. */
  area: { left: number; right: number; top: number; bottom: number }
  /** px from the left for each x */
  x: number[]
  xTicks: Tick[]
  /** The ticks of each axis. */
  yTicks: Tick[][]
  /** The thresholds, px from the top. */
  thresholds: number[]
  /** Every series, axis by axis; none in a chart of bars. */
  lines: PlottedLine[]
  /** Every series, axis by axis; none in a chart of lines. */
  bars: Bar[][]
}

/** px: room for half a line of text above the topmost tick, and for the ticks of the x axis below. */
const TOP = 10
const BOTTOM = 26
/** px of a figure of 12 px text, and between a label and its axis. */
const FIGURE = 8
const APART = 8
/** Least distance between ticks, in px. */
const TICK_X = 64
const TICK_Y = 44

/** The positions of everything in a chart, for a box of this width and height. Pure. */
export function plot({ width, height, x, axes, kind = 'lines' }: PlotInput): Plot {
  const bottom = height - BOTTOM
  const count = Math.max(2, Math.floor((bottom - TOP) / TICK_Y))
  const scales = axes.map((axis) => {
    const domain = axis.domain ?? span(axis, kind)
    // A logarithmic scale has the functions of a linear scale that are called here.
    if (axis.log) return { axis, scale: scaleLog(domain, [bottom, TOP]) as unknown as Scale }
    const scale = scaleLinear(domain, [bottom, TOP])
    return { axis, scale: axis.domain ? scale : scale.nice(count) }
  })
  const yTicks = scales.map(({ axis, scale }) =>
    (axis.log ? sparse(scale.ticks(count), count) : wholeOf(axis, scale.ticks(count))).map((value) => ({
      at: scale(value),
      label: axis.format(value),
    })),
  )
  const room = (labels: Tick[] = []) => (labels.length === 0 ? APART : longest(labels) * FIGURE + APART)
  const left = room(yTicks[0])
  const right = Math.max(left, width - room(yTicks[1]))
  const area = { left, right, top: TOP, bottom }
  const all = { area, yTicks, thresholds: scales.flatMap(thresholdOf) }
  if (kind !== 'lines') {
    const bands = bandsOf(x.values.length, area)
    const bars = scales.flatMap(({ axis, scale }) =>
      kind === 'stacked' ? heap(axis.series, bands, scale) : bands.beside(axis.series, scale),
    )
    const { centres } = bands
    const ends = scaleLinear(
      [x.values[0] ?? 0, x.values.at(-1) ?? 1],
      [centres[0] ?? left, centres.at(-1) ?? right],
    )
    const xTicks = x.ticks && centres.length > 1 ? ticksOf(x, ends, width) : fit(x, centres, area, width)
    return { ...all, x: centres, xTicks, lines: [], bars }
  }
  const along = scaleLinear(x.domain ?? [x.values[0] ?? 0, x.values.at(-1) ?? 1], [left, right])
  return {
    ...all,
    x: x.values.map((value) => along(value)),
    xTicks: ticksOf(x, along, width),
    bars: [],
    lines: scales.flatMap(({ axis, scale }) =>
      axis.series.map(({ values, band }) => {
        const has = (value: number | null | undefined): value is number =>
          typeof value === 'number' && (!axis.log || value > 0)
        const at = x.values.map((_, place) => {
          const value = values[place]
          return has(value) ? scale(value) : null
        })
        const places = x.values.map((_, place) => place).filter((place) => !axis.joined || at[place] !== null)
        const leftOf = (place: number) => along(x.values[place] ?? 0)
        const draw = line<number>()
          .defined((place) => at[place] !== null)
          .x(leftOf)
          .y((place) => at[place] ?? 0)
          .digits(1)
        const fill = areaOf<number>()
          .defined((place) => has(band?.[place]?.[1]) && at[place] !== null)
          .x(leftOf)
          .y0((place) => {
            const least = band?.[place]?.[0]
            return has(least) ? scale(least) : bottom
          })
          .y1((place) => scale(band?.[place]?.[1] ?? 0))
          .digits(1)
        return { at, path: draw(places) ?? '', band: band ? (fill(places) ?? '') : '' }
      }),
    ),
  }
}

/** Ticks of a logarithmic axis: powers of ten where there are two of them, and at most `count`. */
function sparse(ticks: number[], count: number): number[] {
  const powers = ticks.filter((value) => Number.isInteger(Number(Math.log10(value).toFixed(9))))
  const all = powers.length > 1 ? powers : ticks
  const every = Math.ceil(all.length / count)
  return all.filter((_, place) => place % every === 0)
}

/** Of what is counted in whole numbers there is no half. */
function wholeOf({ series }: ChartAxis, ticks: number[]): number[] {
  const counted = series.every(({ values }) =>
    values.every((value) => value === null || Number.isInteger(value)),
  )
  const whole = ticks.filter(Number.isInteger)
  return counted && whole.length > 1 ? whole : ticks
}

type Scale = ReturnType<typeof scaleLinear<number, number>>

const thresholdOf = ({ axis, scale }: { axis: ChartAxis; scale: Scale }) =>
  axis.threshold ? [scale(axis.threshold.value)] : []

const longest = (labels: readonly Tick[]) => Math.max(...labels.map(({ label }) => label.length))

/** The ticks along a scale: whole numbers where all values are, and fewer where there is less room. */
function ticksOf(x: ChartX, along: Scale, width: number): Tick[] {
  const [from = 0, to = 1] = along.domain()
  const [left = 0, right = 0] = along.range()
  const write = x.tick ?? x.format
  const whole = x.values.every(Number.isInteger)
  const apart = Math.max(TICK_X, write(from).length * FIGURE + APART)
  const count = Math.max(2, Math.floor((right - left) / apart))
  const values = x.ticks?.(from, to, count) ?? along.ticks(count)
  return values
    .filter((value) => !whole || Number.isInteger(value))
    .map((value) => ({ at: along(value), label: write(value) }))
    .map((tick) => inside(tick, width))
}

/** The names of bars: all of them, or every second, third… so that none touches the next. */
function fit(x: ChartX, centres: readonly number[], area: Plot['area'], width: number): Tick[] {
  const ticks = x.values.map((value, place) => ({
    at: centres[place] ?? 0,
    label: (x.tick ?? x.format)(value),
  }))
  if (ticks.length === 0) return []
  const apart = longest(ticks) * FIGURE + APART
  const every = Math.ceil((ticks.length * apart) / Math.max(apart, area.right - area.left))
  return ticks.filter((_, place) => place % every === 0).map((tick) => inside(tick, width))
}

/** Moves a label that would cross the edge of the chart inwards. */
function inside({ at, label }: Tick, width: number): Tick {
  const half = (label.length * FIGURE) / 2
  return { at: Math.max(half, Math.min(at, width - half)), label }
}

/** The index of the x nearest to a point, px from the left. */
export function nearest({ x }: Pick<Plot, 'x'>, point: number): number {
  let found = 0
  for (const [place, at] of x.entries())
    if (Math.abs(at - point) < Math.abs((x[found] ?? 0) - point)) found = place
  return found
}
