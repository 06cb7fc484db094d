import { setFormatting } from '@/shared/lib/format'
import { bandsOf } from '@/shared/ui/chart/bars'
import { settled } from '@/shared/ui/chart/domain'
import { linesOf } from '@/shared/ui/chart/lines'
import { nearest, plot } from '@/shared/ui/chart/plot'
import { sparklinePath } from '@/shared/ui/sparkline/sparkline-path'
import { categoriesX, daysX, timeTicks, timeX } from '@/shared/ui/chart/x-axes'
import { afterEach, describe, expect, it } from 'vitest'

const x = { name: 'Epoch', values: [1, 2, 3, 4, 5], format: String }
const axis = (values: (number | null)[]) => ({
  name: 'Loss',
  format: (value: number) => value.toFixed(1),
  series: [{ name: 'Loss', values }],
})

describe('a line chart', () => {
  it('keeps every line inside its area, at every width', () => {
    for (const width of [200, 320, 640, 1400]) {
      const drawn = plot({ width, height: 240, x, axes: [axis([3, 1, 4, 1, 5]), axis([9, 2, 6, 5, 3])] })
      expect(drawn.lines).toHaveLength(2)
      for (const at of drawn.lines.flatMap((line) => line.at)) {
        expect(at).toBeGreaterThanOrEqual(drawn.area.top)
        expect(at).toBeLessThanOrEqual(drawn.area.bottom)
      }
      expect(drawn.x[0]).toBe(drawn.area.left)
      expect(drawn.x.at(-1)).toBe(drawn.area.right)
    }
  })

  it('has fewer ticks in less space, and never half an epoch', () => {
    const wide = plot({ width: 1400, height: 240, x, axes: [axis([1, 2, 3, 4, 5])] })
    const narrow = plot({ width: 200, height: 240, x, axes: [axis([1, 2, 3, 4, 5])] })
    expect(wide.xTicks.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5'])
    expect(narrow.xTicks.length).toBeLessThan(wide.xTicks.length)
  })

  it('has no fractional ticks for counts', () => {
    const ticks = (values: number[]) =>
      plot({ width: 400, height: 240, x, axes: [axis(values)] }).yTicks[0]?.map(({ label }) => label)
    expect(ticks([0, 1, 0, 1, 0])).toEqual(['0.0', '1.0'])
    expect(ticks([0, 1, 0, 0.5, 0])).toContain('0.2')
  })

  it('leaves a gap where a value is missing', () => {
    const [line] = plot({ width: 400, height: 240, x, axes: [axis([1, 2, null, 2, 1])] }).lines
    expect(line?.at[2]).toBeNull()
    expect(line?.path.match(/M/g)).toHaveLength(2)
  })

  it('draws the requested axis, and greater values higher', () => {
    const drawn = plot({
      width: 400,
      height: 240,
      x,
      axes: [{ ...axis([0.2, 0.4, 0.6, 0.8, 1]), domain: [0, 1] }],
    })
    expect(drawn.yTicks[0]?.at(0)).toEqual({ at: drawn.area.bottom, label: '0.0' })
    expect(drawn.yTicks[0]?.at(-1)).toEqual({ at: drawn.area.top, label: '1.0' })
    const heights = drawn.lines[0]?.at as number[]
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
  })

  it('finds the x nearest to a point', () => {
    const drawn = plot({ width: 400, height: 240, x, axes: [axis([1, 2, 3, 4, 5])] })
    expect(nearest(drawn, -50)).toBe(0)
    expect(nearest(drawn, 9999)).toBe(4)
    expect(nearest(drawn, (drawn.x[2] ?? 0) + 3)).toBe(2)
  })
})

const DAY = 86_400_000
const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 22, 12, 7)
const box = { left: 0, right: 300, top: 0, bottom: 100 }

describe('an axis of time', () => {
  afterEach(() => setFormatting({ locale: 'en-US', timeZone: 'UTC' }))

  const labels = (range: number, width = 640) =>
    plot({
      width,
      height: 240,
      x: timeX([NOON - range, NOON - range / 2, NOON]),
      axes: [axis([1, 2, 3])],
    }).xTicks.map(({ label }) => label.replaceAll(/\s/g, ' '))

  it('has round times within its range', () => {
    expect(labels(HOUR)).toEqual(['11:10 AM', '11:20 AM', '11:30 AM', '11:40 AM', '11:50 AM', '12:00 PM'])
    expect(labels(24 * HOUR)).toEqual([
      '3:00 PM',
      '6:00 PM',
      '9:00 PM',
      'Nov 22',
      '3:00 AM',
      '6:00 AM',
      '9:00 AM',
      '12:00 PM',
    ])
    expect(labels(7 * DAY)).toEqual(['Nov 16', 'Nov 17', 'Nov 18', 'Nov 19', 'Nov 20', 'Nov 21', 'Nov 22'])
    expect(labels(30 * DAY)).toHaveLength(6)
    expect(labels(7 * DAY, 280).length).toBeLessThan(4)
  })

  it('starts its days at midnight in the chosen time zone, also when the clocks change', () => {
    setFormatting({ locale: 'en-US', timeZone: 'America/Los_Angeles' })
    // 2026-11-01 has 25 hours there.
    expect(timeTicks(Date.UTC(2026, 9, 31, 7), Date.UTC(2026, 10, 3, 8), 4)).toEqual([
      Date.UTC(2026, 9, 31, 7),
      Date.UTC(2026, 10, 1, 7),
      Date.UTC(2026, 10, 2, 8),
      Date.UTC(2026, 10, 3, 8),
    ])
  })

  it('has ticks when its range is a single moment', () =>
    expect(timeTicks(NOON, NOON, 5).length).toBeLessThan(2))
})

describe('a chart of bars', () => {
  const two = { ...axis([]), series: [axis([4, null, 0]), axis([2, 2, 2])].flatMap(({ series }) => series) }
  const things = { ...x, values: [0, 1, 2] }

  it('starts at zero', () => {
    const { bars, area, yTicks } = plot({ width: 400, height: 240, x: things, axes: [two], kind: 'bars' })
    expect(yTicks[0]?.at(0)).toEqual({ at: area.bottom, label: '0.0' })
    expect(bars.map((each) => each.map(({ top, height }) => top + height))).toEqual([
      [area.bottom, area.bottom, area.bottom],
      [area.bottom, area.bottom, area.bottom],
    ])
    expect(bars[0]?.map(({ height }) => height > 0)).toEqual([true, false, false])
  })

  it('has no overlapping bars within a group', () => {
    const { bars } = plot({ width: 400, height: 240, x: things, axes: [two], kind: 'bars' })
    const [first, second] = bars.map(([bar]) => bar)
    expect((first?.left ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.left ?? 0)
  })

  it('stacks bars up to their sum', () => {
    const { bars, area } = plot({ width: 400, height: 240, x: things, axes: [two], kind: 'stacked' })
    const [lower, upper] = bars.map(([bar]) => bar)
    expect((upper?.top ?? 0) + (upper?.height ?? 0)).toBeCloseTo(lower?.top ?? 0)
    expect(upper?.top).toBe(area.top)
  })

  it('labels as many bars as fit', () => {
    const names = (width: number) =>
      plot({ width, height: 240, x: daysX([0, DAY, 2 * DAY]), axes: [two], kind: 'bars' }).xTicks
    expect(names(400).map(({ label }) => label)).toEqual(['Jan 1', 'Jan 2', 'Jan 3'])
    expect(names(140)).toHaveLength(2)
    expect(categoriesX(['a', 'b'], 'Thing').format(1)).toBe('b')
  })

  it('labels bars at even intervals with round times', () => {
    const times = [0, 1, 2, 3, 4, 5, 6].map((place) => NOON - (6 - place) * 10 * 60_000)
    const bars = { ...two, series: [{ name: 'Loss', values: times.map(() => 1) }] }
    const { xTicks } = plot({ width: 640, height: 240, x: timeX(times), axes: [bars], kind: 'bars' })
    expect(xTicks.map(({ label }) => label.replaceAll(/\s/g, ' '))).toContain('11:30 AM')
  })

  it('accepts zero bars', () => expect(bandsOf(0, box).centres).toEqual([]))
})

describe('a threshold', () => {
  it('is inside the chart, however far it is from the values', () => {
    const { thresholds, area } = plot({
      width: 400,
      height: 240,
      x,
      axes: [{ ...axis([1, 2, 3, 2, 1]), threshold: { name: 'Limit', value: 50 } }],
    })
    expect(thresholds).toHaveLength(1)
    expect(thresholds[0]).toBeGreaterThanOrEqual(area.top)
    expect(thresholds[0]).toBeLessThan(area.bottom)
  })
})

describe('a line that grows', () => {
  it('keeps its axis while the values fit', () => {
    const first = settled(undefined, [10, 20])
    expect(first).toEqual([8, 22])
    expect(settled(first, [9, 21])).toBe(first)
  })

  it('gets a new axis when a value is outside, or the line becomes flat', () => {
    expect(settled([8, 22], [10, 23])).toEqual([7.4, 25.6])
    expect(settled([0, 100], [10, 12])).toEqual([9.6, 12.4])
    expect(settled(undefined, [0, 10])[0]).toBe(0)
  })
})

describe('a line in a cell', () => {
  it('goes from edge to edge, from its least to its greatest value', () =>
    expect(sparklinePath([1, 2, 3])).toBe('M0 22L50 12L100 2'))
  it('is level when nothing changes, and when there is one value', () => {
    expect(sparklinePath([4, 4])).toBe('M0 12L100 12')
    expect(sparklinePath([4])).toBe('M0 12H100')
  })
  it('has a gap where a value is missing, and is empty without values', () => {
    expect(sparklinePath([1, null, 3, 2])).toBe('M0 22M66.7 2L100 12')
    expect(sparklinePath([null])).toBe('')
    expect(sparklinePath([null, null])).toBe('')
    expect(sparklinePath([])).toBe('')
  })
})

describe('a chart of lines with bands, on a logarithmic axis, or with x of their own', () => {
  const series = { name: 'Loss', values: [100, null, 1], band: [[50, 1000] as const, null, [0, 2] as const] }
  const shape = { name: 'Loss', format: String, series: [series] }
  const three = { name: 'Step', values: [0, 1, 2], format: String }
  const draw = (change: object) =>
    plot({ width: 400, height: 240, x: three, axes: [{ ...shape, ...change }] }).lines[0]

  it('draws the band behind the line, inside the area', () => {
    const wide = plot({ width: 400, height: 240, x: three, axes: [shape] })
    expect(wide.lines[0]?.band).toMatch(/^M/)
    expect(wide.lines[0]?.at[0]).toBeGreaterThan(wide.area.top)
    expect(draw({ series: [{ ...series, band: undefined }] })?.band).toBe('')
  })

  it('breaks a line where there is no value, unless its values are joined', () => {
    expect(draw({})?.path.match(/M/g)).toHaveLength(2)
    expect(draw({ joined: true })?.path).toMatch(/^M[^M]+L[^M]+$/)
  })

  it('puts powers of ten at equal distances, and gives no place to zero', () => {
    const drawn = plot({
      width: 400,
      height: 240,
      x: three,
      axes: [{ ...shape, log: true, series: [{ name: 'Loss', values: [100, 10, 1] }] }],
    })
    const [first = 0, second = 0, third = 0] = drawn.lines[0]?.at ?? []
    expect(second! - first!).toBeCloseTo(third! - second!)
    expect(drawn.yTicks[0]?.map(({ label }) => label)).toEqual(['1', '10', '100'])
    expect(draw({ log: true, series: [{ name: 'Loss', values: [1, 0, -1] }] })?.at).toEqual([
      expect.any(Number),
      null,
      null,
    ])
  })

  it('reads the nearest value of a joined line, and none beyond its ends', () => {
    const [line] = linesOf([
      { ...shape, joined: true, series: [{ name: 'Loss', values: [null, 1, null, 3, null] }] },
    ])
    const read = (place: number) => line?.valueAt(line.readAt(place))
    expect([0, 1, 2, 3, 4].map(read)).toEqual(['none', '1', '1', '3', 'none'])
    expect(line?.valueAt(2)).toBe('none')
  })

  it('draws twenty lines in twenty ways', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ name: String(at), values: [at] }))
    const ways = linesOf([{ ...shape, series: many }]).map(({ stroke }) => JSON.stringify(stroke))
    expect(new Set(ways).size).toBe(20)
  })
})
