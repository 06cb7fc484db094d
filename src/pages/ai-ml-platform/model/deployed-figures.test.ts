import { deployedModels } from '@/entities/deployment/model'
import { monitoredModel, successRate, windowOf } from '@/entities/monitored-model/model'
import { expect, it } from 'vitest'
import { deployedFigures } from './deployed-figures'
import { sourcesOf } from './sources'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-22T02:00:00Z')
const samples = deployedModels.samples(NOW)

it('shows the same figures of a deployment as Monitoring (DEP-01, MON-03)', () => {
  const watched = sourcesOf(samples, NOW)
  expect(watched.length).toBeGreaterThan(5)
  for (const source of watched) {
    const deployment = samples.find(({ id }) => id === source.id)
    if (!deployment) throw new Error('not deployed')
    const { requests, latency, resources } = monitoredModel(source, windowOf('24h', NOW))
    const { requestsToday, lastDay, usage } = deployedFigures(deployment, NOW)
    expect(lastDay?.p95 ?? null).toBe(requests.total > 0 ? latency.p95 : null)
    expect(lastDay ? 100 - lastDay.errorRate : null).toBe(successRate(requests))
    expect(usage?.cpu ?? null).toBe(resources.cpu)
    // Two hours of a day.
    if (requests.total > 0) expect(requestsToday / requests.total).toBeLessThan(0.25)
  }
})

it('counts today’s requests, which equal those of the last 24 hours just before midnight', () => {
  const [deployment] = samples
  if (!deployment) throw new Error('no sample')
  const late = Date.parse('2026-11-22T23:59:59.999Z')
  const today = (at: number) => deployedFigures(deployment, at).requestsToday
  expect(today(NOW)).toBeLessThan(today(NOW + HOUR))
  const [source] = sourcesOf([deployment], late)
  if (!source) throw new Error('not watched')
  const { total } = monitoredModel(source, windowOf('24h', late)).requests
  expect(Math.abs(today(late) - total)).toBeLessThan(5)
})

it('has no figures for a deployment that was never online, nor for the last day of a stopped one', () => {
  const find = (name: string) => samples.find((one) => one.name === name) ?? samples[0]
  const [deploying, stopped] = [find('Catalogue Search'), find('Fraud Scorer')]
  if (!deploying || !stopped) throw new Error('no sample')
  const nothing = { requestsToday: 0, lastDay: null, usage: null }
  expect(deployedFigures(deploying, NOW)).toEqual(nothing)
  expect(deployedFigures(stopped, NOW)).toEqual(nothing)
})
