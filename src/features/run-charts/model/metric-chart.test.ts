import { SAMPLE_RUN, sampleSeries, smoothed } from '@/entities/run/model'
import { describe, expect, it } from 'vitest'
import { metricChart, PLAIN, uniqueNames } from './metric-chart'

const bucket = (from: number, to: number, mean: number, spread = 0) => ({
  from,
  to,
  min: mean - spread,
  max: mean + spread,
  mean,
  count: 1,
})
const series = (run: string, ...buckets: ReturnType<typeof bucket>[]) => ({
  run,
  points: 1,
  notFinite: 0,
  buckets,
})
const a = { id: 'aaaaaaaa', name: 'a', startedAt: 1000 }
const b = { id: 'bbbbbbbb', name: 'b', startedAt: 5000 }

describe('the chart of a metric', () => {
  it('puts each run at the steps that it has, over a common x', () => {
    const { x, axes } = metricChart(
      'loss',
      [series(a.id, bucket(0, 0, 3), bucket(1, 2, 2)), series(b.id, bucket(0, 1, 5))],
      [a, b],
      PLAIN,
    )
    expect(x).toMatchObject({ name: 'Step', values: [0, 1, 2] })
    expect(axes[0]?.series).toEqual([
      { name: 'a', values: [3, null, 2] },
      { name: 'b', values: [null, 5, null] },
    ])
    expect(axes[0]).toMatchObject({ joined: true, log: false })
  })

  it('measures time from the start of each run', () => {
    const { x } = metricChart(
      'loss',
      [series(a.id, bucket(1000, 3000, 3)), series(b.id, bucket(5000, 7000, 3))],
      [a, b],
      {
        ...PLAIN,
        axis: 'time',
      },
    )
    expect(x.values).toEqual([2000])
    expect(x.format(125_000)).toBe('2 min 5 s')
    expect(x.ticks?.(0, 3_600_000, 4)).toEqual([0, 900_000, 1_800_000, 2_700_000, 3_600_000])
  })

  it('has a band for one run alone, where values differ', () => {
    const one = (spread: number) =>
      metricChart('loss', [series(a.id, bucket(0, 9, 3, spread))], [a], PLAIN).axes[0]?.series[0]
    expect(one(1)?.band).toEqual([[2, 4]])
    expect(one(0)).not.toHaveProperty('band')
  })

  it('has no line for a run without the metric', () => {
    const { axes } = metricChart('loss', [series(a.id, bucket(0, 0, 3))], [a, b], PLAIN)
    expect(axes[0]?.series[1]).toEqual({ name: 'b', values: [null] })
  })

  it('tells runs with one name apart', () => {
    expect(uniqueNames([a, b, { ...b, id: 'cccccccc' }])).toEqual(['a', 'b (bbbbbb)', 'b (cccccc)'])
  })

  it('smooths the mean, and keeps the band of the values', () => {
    const { axes } = metricChart('loss', [sampleSeries(SAMPLE_RUN.id)], [SAMPLE_RUN], {
      ...PLAIN,
      smoothing: 0.9,
    })
    const [line] = axes[0]?.series ?? []
    const [first] = sampleSeries(SAMPLE_RUN.id).buckets
    expect(line?.values[0]).toBeCloseTo(first!.mean)
    expect(line?.band?.[0]).toEqual([first!.min, first!.max])
  })
})

describe('smoothing', () => {
  it('leaves the values as they are with a weight of 0', () =>
    expect(smoothed([1, 5, 2], 0)).toEqual([1, 5, 2]))
  it('begins at the first value and follows later ones', () => {
    const [first, second, third] = smoothed([0, 10, 10], 0.5)
    expect(first).toBe(0)
    expect(second).toBeCloseTo(20 / 3)
    expect(third).toBeCloseTo(60 / 7)
  })
  it('leaves a constant line alone', () => {
    for (const value of smoothed([4, 4, 4, 4], 0.95)) expect(value).toBeCloseTo(4)
  })
})
