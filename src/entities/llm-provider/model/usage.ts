import { zoneOffset } from '@/shared/lib/format'
import type { ApiCall } from './call'
import type { LlmProvider } from './provider'

/** D2 §3: what a provider was used for. */
export interface ProviderUsage {
  requestsToday: number
  /** US dollars today */
  cost: number
  /** Average of all kept calls that succeeded, ms; null without one. */
  latency: number | null
  /** Share of all kept calls that succeeded, 0..1; null without a call. */
  successRate: number | null
  /** ISO 8601; null before the first call. */
  lastUsed: string | null
}

/** Of a provider that was never called. */
export const UNUSED: ProviderUsage = {
  requestsToday: 0,
  cost: 0,
  latency: null,
  successRate: null,
  lastUsed: null,
}

const DAY = 86_400_000

/** Midnight before `time` in the chosen time zone; both in ms since 1970. */
function dayOf(time: number): number {
  const offset = zoneOffset(time)
  const midnight = Math.floor((time + offset) / DAY) * DAY
  // The clocks may have changed since.
  return midnight - zoneOffset(midnight - offset)
}

/** The usage of every provider that was called, by its id. `now` says what today is, ms since 1970. */
export function usageOf(calls: readonly ApiCall[], now: number): ReadonlyMap<string, ProviderUsage> {
  const today = dayOf(now)
  const sums = new Map<string, { calls: number; good: number; latency: number } & ProviderUsage>()
  for (const { provider, timestamp, cost, latency, status } of calls) {
    const sum = sums.get(provider) ?? { calls: 0, good: 0, ...UNUSED, latency: 0 }
    sums.set(provider, sum)
    sum.calls += 1
    if (status === 'success') {
      sum.good += 1
      sum.latency += latency
    }
    if (sum.lastUsed === null || timestamp > sum.lastUsed) sum.lastUsed = timestamp
    if (Date.parse(timestamp) < today) continue
    sum.requestsToday += 1
    sum.cost += cost
  }
  return new Map(
    [...sums].map(([id, { calls: all, good, latency, requestsToday, cost, lastUsed }]) => [
      id,
      {
        requestsToday,
        cost,
        lastUsed,
        latency: good > 0 ? latency / good : null,
        successRate: all > 0 ? good / all : null,
      },
    ]),
  )
}

/** LLM-01: the four figures above the providers. */
export interface LlmSummary {
  activeProviders: number
  requestsToday: number
  /** US dollars */
  costToday: number
  /** Over today's calls that succeeded, ms; null without one. */
  averageLatency: number | null
}

export function summaryOf(
  providers: readonly LlmProvider[],
  calls: readonly ApiCall[],
  now: number,
): LlmSummary {
  const today = dayOf(now)
  const todays = calls.filter(({ timestamp }) => Date.parse(timestamp) >= today)
  const good = todays.filter(({ status }) => status === 'success')
  return {
    activeProviders: providers.filter(({ status }) => status === 'active').length,
    requestsToday: todays.length,
    costToday: todays.reduce((sum, { cost }) => sum + cost, 0),
    averageLatency:
      good.length > 0 ? good.reduce((sum, { latency }) => sum + latency, 0) / good.length : null,
  }
}

/** Requests and cost of one day. */
export interface DayUsage {
  /** Its midnight, ms since 1970. */
  day: number
  requests: number
  /** US dollars */
  cost: number
}

/** The last `days` days with today, oldest first. */
export function usageByDay(calls: readonly ApiCall[], now: number, days: number): DayUsage[] {
  const noon = dayOf(now) + DAY / 2
  const usage = Array.from({ length: days }, (_, place) => ({
    // From noon to noon: a day in which the clocks change has 23 or 25 hours.
    day: dayOf(noon - (days - 1 - place) * DAY),
    requests: 0,
    cost: 0,
  }))
  for (const { timestamp, cost } of calls) {
    const time = Date.parse(timestamp)
    const one = time <= now ? usage.findLast(({ day }) => day <= time) : undefined
    if (!one) continue
    one.requests += 1
    one.cost += cost
  }
  return usage
}

/** D2 §9: today's cost times 30, US dollars. */
export const projectedMonthlyCost = (costToday: number): number => costToday * 30
