import { deployedModels, newDeployment, online, stopped } from '@/entities/deployment/model'
import { monitoredModel, windowOf } from '@/entities/monitored-model/model'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from './sources'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const samples = deployedModels.samples(NOW)
const added = newDeployment(
  {
    name: 'Night Sky',
    description: '',
    modelName: 'Night Sky',
    modelType: 'cv',
    framework: 'pytorch',
    version: '1.0.0',
    environment: null,
    resources: { cpu: 2, memory: 4, gpu: 'none' },
    scaling: { min: 1, max: 5, timeout: 30 },
  },
  { id: 'deployment-x1y2', suffix: 'abc', now: NOW, from: 'dialog', duration: 10_000 },
)

describe('the monitored models (MON-01)', () => {
  const statuses = Object.fromEntries(
    sourcesOf(samples, NOW).map((source) => {
      const { name, status } = monitoredModel(source, windowOf('24h', NOW))
      return [name, status]
    }),
  )

  it('are the deployments, with their health', () =>
    expect(statuses).toEqual({
      'Image Classifier': 'warning',
      'Support Ticket Router': 'warning',
      'Churn Forecast': 'healthy',
      'Call Transcriber': 'critical',
      'Review Sentiment': 'healthy',
      'Fraud Scorer': 'inactive',
      'Shelf Counter': 'inactive',
    }))

  it('include a new deployment once it is online, always with the same figures', () => {
    expect(sourcesOf([added], NOW + 9999)).toEqual([])
    expect(sourcesOf([added], NOW + 10_000)).toHaveLength(1)
    const later = NOW + 3 * 3_600_000
    const [source] = sourcesOf([online(added, NOW + 12_000)], later)
    if (!source) throw new Error('not watched')
    const seen = monitoredModel(source, windowOf('24h', later))
    expect(seen).toMatchObject({ name: 'Night Sky', type: 'Computer Vision', status: 'healthy' })
    expect(sourcesOf([online(added, NOW + 12_000)], later)).toEqual([source])
  })

  it('have no requests, latency, usage or cost while nobody calls a user’s own endpoint', () => {
    const later = NOW + 40 * 24 * 3_600_000
    const [source] = sourcesOf([online(added, NOW + 12_000)], later)
    if (!source) throw new Error('not watched')
    for (const range of ['1h', '24h', '7d', '30d'] as const)
      expect(monitoredModel(source, windowOf(range, later))).toMatchObject({
        requests: { total: 0, failed: 0 },
        latency: { p50: null, p95: null, p99: null },
        throughput: { current: 0 },
        resources: { cpu: null, memory: null, gpu: null },
        cost: { today: 0, yesterday: 0 },
        alerts: [],
      })
  })

  it('have no more requests after they are stopped', () => {
    const [running] = samples
    if (!running) throw new Error('no sample')
    const [source] = sourcesOf([stopped(running, NOW + 60_000)], NOW)
    if (!source) throw new Error('not watched')
    const week = (end: number) => monitoredModel(source, windowOf('7d', end)).requests.total
    expect(week(NOW + 60_000)).toBeGreaterThan(20)
    expect(monitoredModel(source, windowOf('1h', NOW + 2 * 3_600_000)).requests.total).toBe(0)
  })

  it('were healthy before they failed', () => {
    const failing = sourcesOf(samples, NOW).find(({ name }) => name === 'Call Transcriber')
    if (!failing) throw new Error('not watched')
    expect(monitoredModel(failing, windowOf('24h', NOW - 3_600_000)).status).toBe('healthy')
  })
})
