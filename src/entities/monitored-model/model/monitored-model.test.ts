import { setFormatting } from '@/shared/lib/format'
import { afterEach, describe, expect, it } from 'vitest'
import {
  alertSince,
  costByDay,
  filterMonitored,
  isAcknowledged,
  lastDays,
  monitoredModel,
  type MonitorSource,
  projectedMonth,
  RANGES,
  rangeOf,
  requestSeries,
  seriesOf,
  successRate,
  summaryOf,
  windowOf,
} from '.'
import { trendOf } from './trend'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-22T12:34:56.000Z')
const calm = { p50: 40, p95: 90, p99: 160, errorRate: 1, cpu: 50, memory: 60, gpu: 40 }
const source: MonitorSource = {
  id: 'deployment-1',
  name: 'Image Classifier',
  type: 'Computer Vision',
  from: NOW - 90 * DAY,
  until: null,
  troubleSince: null,
  requestsPerDay: 8000,
  capacity: 40,
  hourlyCost: 1.2,
  calm,
  trouble: { ...calm, errorRate: 18, cpu: 95 },
}
const ill: MonitorSource = { ...source, id: 'deployment-4', troubleSince: NOW - 25 * MINUTE }
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0)
const over = (range: (typeof RANGES)[number], one = source, now = NOW) =>
  monitoredModel(one, windowOf(range, now))

afterEach(() => setFormatting({ locale: 'en-US', timeZone: 'UTC' }))

describe('the numbers of a monitored model', () => {
  it.each(RANGES)('%s: its totals are the sums of its series (MON-01)', (range) => {
    const { requests } = over(range)
    const series = seriesOf(source, windowOf(range, NOW))
    expect(sum(series.success)).toBe(requests.success)
    expect(sum(series.failed)).toBe(requests.failed)
    expect(sum(series.timeouts)).toBe(requests.timeouts)
    expect(sum(requestSeries(source, windowOf(range, NOW)))).toBe(requests.total)
    expect(requests.total).toBe(requests.success + requests.failed + requests.timeouts)
  })

  it('are larger in a longer range, which contains the shorter ones', () => {
    const totals = RANGES.map((range) => over(range).requests.total)
    expect(totals).toEqual([...totals].sort((one, other) => one - other))
    const [hour = 0, day = 0, week = 0, month = 0] = totals
    expect(hour).toBeGreaterThan(50)
    expect(day).toBeGreaterThan(5000)
    expect(week / day).toBeGreaterThan(5)
    expect(month / week).toBeGreaterThan(3.5)
  })

  it('are never negative, and differ from minute to minute', () => {
    const { success } = seriesOf(source, windowOf('1h', NOW))
    for (const value of success) expect(value).toBeGreaterThanOrEqual(0)
    expect(new Set(success).size).toBeGreaterThan(5)
  })

  it('are the same at every request, and continue with time (MON-02)', () => {
    expect(over('24h')).toEqual(over('24h'))
    const today = (now: number) => over('24h', source, now).cost.today
    expect(today(NOW + MINUTE)).toBeGreaterThan(today(NOW))
  })

  it('have ordered latencies', () => {
    for (const range of RANGES) {
      const { p50, p95, p99 } = seriesOf(source, windowOf(range, NOW))
      for (const [place, fast] of p50.entries()) {
        expect(fast).toBeLessThan(p95[place] ?? 0)
        expect(p95[place]).toBeLessThan(p99[place] ?? 0)
      }
    }
  })

  it('start and end with the model', () => {
    const young = { ...source, from: NOW - 10 * MINUTE, until: NOW - 5 * MINUTE }
    const { p50, success } = seriesOf(young, windowOf('1h', NOW))
    expect(p50.filter((value) => value !== null)).toHaveLength(3)
    expect(success.at(-1)).toBeNull()
    expect(over('1h', young)).toMatchObject({
      status: 'inactive',
      throughput: { current: expect.any(Number), trend: 'stable' },
      resources: { cpu: null, memory: null, gpu: null },
      lastUpdated: NOW - 5 * MINUTE,
      alerts: [],
    })
    const gone = over('24h', { ...source, until: NOW - 9 * DAY })
    expect(gone.requests).toEqual({ total: 0, success: 0, failed: 0, timeouts: 0, trend: 'stable' })
    expect(gone.latency.p95).toBeNull()
  })

  it('have no GPU usage without a GPU', () => {
    const { resources } = over('1h', { ...source, calm: { ...calm, gpu: 0 } })
    expect(resources.gpu).toBeNull()
    expect(resources.cpu).toBeGreaterThan(40)
  })
})

describe('the success rate (MON-05)', () => {
  it('is the share of successful requests', () => expect(successRate({ success: 99, total: 100 })).toBe(99))
  it('is unknown without requests', () => expect(successRate({ success: 0, total: 0 })).toBeNull())
})

describe('the cost (MON-05)', () => {
  it('of a month is thirty times that of today', () => expect(projectedMonth(2.5)).toBe(75))

  it('of today and yesterday covers the last two days, in the time zone of the settings', () => {
    for (const timeZone of ['UTC', 'America/Los_Angeles', 'Asia/Kolkata']) {
      setFormatting({ locale: 'en-US', timeZone })
      const days = costByDay(source, lastDays(30, NOW), NOW)
      const { cost } = over('24h')
      expect(days).toHaveLength(30)
      expect(days.at(-1)).toBeCloseTo(cost.today)
      expect(days.at(-2)).toBeCloseTo(cost.yesterday)
      expect(cost.yesterday).toBeGreaterThan(24 * 1.2)
    }
  })

  it('is compared with yesterday at the same time', () => expect(over('24h').cost.trend).toBe('stable'))
})

describe('a trend', () => {
  it.each([
    [100, 106, 'up'],
    [100, 105, 'stable'],
    [100, 95, 'stable'],
    [100, 94, 'down'],
    [0, 0, 'stable'],
    [0, 1, 'up'],
    [null, 1, 'stable'],
    [1, null, 'stable'],
  ] as const)('from %s to %s is %s', (before, now, trend) => expect(trendOf(before, now)).toBe(trend))
})

describe('an alert', () => {
  it('is raised when a threshold is crossed, errors first, and determines the status', () => {
    expect(over('1h')).toMatchObject({ status: 'healthy', alerts: [] })
    const { status, alerts } = over('1h', ill)
    expect(status).toBe('critical')
    expect(alerts.map(({ gauge, level, limit }) => [gauge, level, limit])).toEqual([
      ['errorRate', 'error', 5],
      ['cpu', 'error', 90],
    ])
    const warm = over('1h', { ...source, calm: { ...calm, cpu: 92, memory: 82 } })
    expect(warm.alerts.map(({ id }) => id)).toEqual(['deployment-1:cpu:error', 'deployment-1:memory:warning'])
    expect(over('1h', { ...source, calm: { ...calm, memory: 82 } }).status).toBe('warning')
  })

  it('reports its start, within the last seven days', () => {
    const [alert] = over('1h', ill).alerts
    if (!alert) throw new Error('no alert')
    expect(NOW - alertSince(ill, alert, NOW)).toBe(30 * MINUTE)
    const long = { ...ill, troubleSince: NOW - 20 * DAY }
    expect(NOW - alertSince(long, alert, NOW)).toBe(7 * DAY)
    expect(alertSince({ ...long, from: NOW - HOUR - MINUTE }, alert, NOW)).toBe(NOW - HOUR - MINUTE)
  })

  it('affects the success rate', () => {
    expect(successRate(over('1h', ill).requests)).toBeLessThan(97)
    expect(successRate(over('1h').requests)).toBeGreaterThan(97)
  })

  it('is acknowledged until it starts again', () => {
    const known = { id: 'deployment-4:cpu:error', at: new Date(NOW).toISOString() }
    expect(isAcknowledged(undefined, NOW)).toBe(false)
    expect(isAcknowledged(known, NOW - 1)).toBe(true)
    expect(isAcknowledged(known, NOW + 1)).toBe(false)
  })
})

describe('all monitored models', () => {
  const models = [over('24h'), over('24h', ill), over('24h', { ...source, until: NOW - 9 * DAY })]

  it('add up', () => {
    const summary = summaryOf(models)
    expect(summary.byStatus).toEqual({ healthy: 1, warning: 0, critical: 1, inactive: 1 })
    expect(summary.count).toBe(3)
    expect(summary.requests.total).toBe(sum(models.map(({ requests }) => requests.total)))
    expect(summary.successRate).toBe(successRate(summary.requests))
    expect(summary.latency).toBeGreaterThan(80)
    expect(summary.cost.month).toBeCloseTo(30 * sum(models.map(({ cost }) => cost.today)))
    expect(summaryOf([])).toMatchObject({ count: 0, successRate: null, latency: null })
  })

  it('are found by name, type and status (MON-01)', () => {
    expect(filterMonitored(models, { search: ' IMAGE ', status: 'all' })).toHaveLength(3)
    expect(filterMonitored(models, { search: 'vision', status: 'critical' })).toHaveLength(1)
    expect(filterMonitored(models, { search: 'sound', status: 'all' })).toEqual([])
    expect(filterMonitored(models, { search: '', status: 'warning' })).toEqual([])
  })

  it('are shown for the last day unless an existing range is requested', () => {
    expect(rangeOf('7d')).toBe('7d')
    expect(rangeOf('2y')).toBe('24h')
    expect(rangeOf(null)).toBe('24h')
  })
})
