import { describe, expect, it } from 'vitest'
import { nearest, plot } from '@/shared/ui/chart/plot'

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

  it('has fewer ticks where there is less room, and never half an epoch', () => {
    const wide = plot({ width: 1400, height: 240, x, axes: [axis([1, 2, 3, 4, 5])] })
    const narrow = plot({ width: 200, height: 240, x, axes: [axis([1, 2, 3, 4, 5])] })
    expect(wide.xTicks.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5'])
    expect(narrow.xTicks.length).toBeLessThan(wide.xTicks.length)
  })

  it('leaves a gap where a value is missing', () => {
    const [line] = plot({ width: 400, height: 240, x, axes: [axis([1, 2, null, 2, 1])] }).lines
    expect(line?.at[2]).toBeNull()
    expect(line?.path.match(/M/g)).toHaveLength(2)
  })

  it('draws the axis that was asked for, and greater values higher', () => {
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

  it('finds the x that is nearest to a point', () => {
    const drawn = plot({ width: 400, height: 240, x, axes: [axis([1, 2, 3, 4, 5])] })
    expect(nearest(drawn, -50)).toBe(0)
    expect(nearest(drawn, 9999)).toBe(4)
    expect(nearest(drawn, (drawn.x[2] ?? 0) + 3)).toBe(2)
  })
})
