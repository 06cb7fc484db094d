import { scaleBand } from 'd3-scale'
import type { ChartSeries, Plot } from './plot'

/** One bar, px; without height where there is no value. */
export interface Bar {
  left: number
  top: number
  width: number
  height: number
}

type Height = (value: number) => number

/** px: no bar is wider. */
const WIDEST = 48

/** The places of so many bars, or groups of bars, side by side. */
export function bandsOf(count: number, { left, right }: Plot['area']) {
  const scale = scaleBand(
    Array.from({ length: count }, (_, place) => place),
    [left, right],
  )
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const centres = scale.domain().map((place) => (scale(place) ?? 0) + scale.bandwidth() / 2)
  const band = scale.bandwidth()
  return {
    centres,
    band,
    /** Each series beside the previous series. */
    beside(series: readonly ChartSeries[], height: Height): Bar[][] {
      const width = Math.min(WIDEST, band / Math.max(1, series.length))
      return series.map(({ values }, index) =>
        centres.map((centre, place) => ({
          left: centre + (index - series.length / 2) * width,
          width: Math.max(1, width - 1),
          ...between(height, 0, values[place] ?? 0),
        })),
      )
    },
  }
}

/** Each series on top of the previous series. */
export function heap(
  series: readonly ChartSeries[],
  { centres, band }: ReturnType<typeof bandsOf>,
  height: Height,
): Bar[][] {
  const reached = centres.map(() => 0)
  const width = Math.max(1, Math.min(WIDEST, band))
  return series.map(({ values }) =>
    centres.map((centre, place) => {
      const from = reached[place] ?? 0
      const to = from + (values[place] ?? 0)
      reached[place] = to
      return { left: centre - width / 2, width, ...between(height, from, to) }
    }),
  )
}

function between(height: Height, from: number, to: number): Pick<Bar, 'top' | 'height'> {
  const [one, other] = [height(from), height(to)]
  return { top: Math.min(one, other), height: Math.abs(one - other) }
}
