import { datasets } from '@/entities/dataset/model'
import { type DeployedModel, deployedModels, online } from '@/entities/deployment/model'
import { apiCalls, type ApiCall, type LlmProvider, llmProviders } from '@/entities/llm-provider/model'
import { summaryOf as llmSummaryOf, usageByDay, usageOf } from '@/entities/llm-provider/model'
import { teamMembers } from '@/entities/member/model'
import { monitoredModel, summaryOf, windowOf } from '@/entities/monitored-model/model'
import { EMPTY_JOB, queuedJob, trainingJobs } from '@/entities/training-job/model'
import { countedOf, type Entry, type IsSample } from '@/shared/lib/collection'
import { ownCountText } from '@/shared/ui/list-screen'
import { describe, expect, it } from 'vitest'
import { type FigureValue, countOf, figuresOf } from '../tabs/overview/model/figures'
import { SAMPLES } from '../tabs/overview/model/samples'
import { deployedFigures } from './deployed-figures'
import {
  callsOf,
  isSampleCall,
  isSampleDataset,
  isSampleDeployment,
  isSampleJob,
  isSampleMember,
  isSampleProvider,
} from './own'
import { sourcesOf } from './sources'

const NOW = Date.parse('2026-11-22T12:00:00Z')

const samples = {
  jobs: trainingJobs.samples(NOW),
  sets: datasets.samples(NOW),
  deployed: deployedModels.samples(NOW),
  members: teamMembers.samples(NOW),
  providers: llmProviders.samples(NOW),
  calls: apiCalls.samples(NOW),
}
type Account = typeof samples

const first = <T>([entry]: readonly T[]): T => {
  if (entry === undefined) throw new Error('there is no sample')
  return entry
}
const provider: LlmProvider = { ...first(samples.providers), id: 'provider-own1', name: 'Own' }
const call = (place: number): ApiCall => ({
  ...first(samples.calls),
  id: `call-own${place}`,
  provider: provider.id,
  status: 'success',
  cost: 0.5,
  latency: 200,
  timestamp: new Date(NOW - place * 3_600_000).toISOString(),
})
const endpoint: DeployedModel = online(
  { ...first(samples.deployed), id: 'deployment-own1', requestsToday: 0, uptime: null },
  NOW - 3_600_000,
)
const own: Account = {
  jobs: [queuedJob({ ...EMPTY_JOB, name: 'own' }, 'job-own1', 1, NOW)],
  sets: [{ ...first(samples.sets), id: 'dataset-own1' }],
  deployed: [endpoint],
  members: [{ ...first(samples.members), id: 'member-own1' }],
  providers: [provider],
  calls: [call(1), call(2), call(30)],
}
const empty: Account = { jobs: [], sets: [], deployed: [], members: [], providers: [], calls: [] }
const mixed: Account = {
  jobs: [...own.jobs, ...samples.jobs],
  sets: [...own.sets, ...samples.sets],
  deployed: [...own.deployed, ...samples.deployed],
  members: [...own.members, ...samples.members],
  providers: [...own.providers, ...samples.providers],
  calls: [...own.calls, ...samples.calls],
}

const ready = <T extends Entry>(entries: readonly T[]) => ({ status: 'ready' as const, entries })

/** The figures of the Overview. */
function overviewOf({ jobs, sets, deployed, members, calls }: Account): Record<string, FigureValue> {
  const training = jobs.filter(({ status }) => status === 'training')
  const figures = figuresOf({
    totalModels: countOf(ready(jobs), SAMPLES.jobs, isSampleJob),
    activeTraining: countOf(ready(training), SAMPLES.training, isSampleJob),
    datasets: countOf(ready(sets), SAMPLES.datasets, isSampleDataset),
    deployedModels: countOf(ready(deployed), SAMPLES.deployedModels, isSampleDeployment),
    teamMembers: countOf(ready(members), SAMPLES.teamMembers, isSampleMember),
    apiCalls: countOf(ready(calls), SAMPLES.apiCalls, isSampleCall),
  })
  return Object.fromEntries(figures.map(({ id, value }) => [id, value as FigureValue]))
}

const NOUNS = { one: 'entry', many: 'entries' }
/** The user's own number in the count line of a tab. */
function listed(entries: readonly Entry[], isSample: IsSample): number {
  const text = ownCountText(
    entries.length,
    { all: entries.length, samples: entries.filter(isSample).length },
    NOUNS,
  )
  return text.includes('sample entr') ? 0 : Number.parseInt(text, 10)
}

const monitoringOf = (deployed: readonly DeployedModel[], range: '24h' | 'today' = '24h') => {
  const window = windowOf('24h', NOW)
  const counted = range === 'today' ? { ...window, start: window.today } : window
  return sourcesOf(deployed, NOW).map((source) => monitoredModel(source, counted))
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe.each([
  ['a seeded account', samples],
  ['an empty account', empty],
  ['an account with samples and its own entries', mixed],
  ['an account with its own entries alone', own],
] as const)('the figures of %s that appear in two places are equal', (_, account) => {
  const overview = overviewOf(account)
  const { jobs, sets, deployed, members, providers, calls } = account

  it('models, datasets, deployments and members: Overview and the count of their tabs', () => {
    expect(overview.totalModels?.own).toBe(listed(jobs, isSampleJob))
    expect(overview.datasets?.own).toBe(listed(sets, isSampleDataset))
    expect(overview.deployedModels?.own).toBe(listed(deployed, isSampleDeployment))
    expect(overview.teamMembers?.own).toBe(listed(members, isSampleMember))
  })

  it('deployments: Overview, and Monitoring with those that are still deploying', () => {
    const watched = countedOf(monitoringOf(deployed), isSampleDeployment).entries.length
    const shown = countedOf(deployed, isSampleDeployment).entries
    const deploying = shown.filter(({ status }) => status === 'deploying').length
    expect(watched + deploying).toBe(shown.length)
  })

  it('requests today: the sum of Deployment, and Monitoring', () => {
    const rows = countedOf(deployed, isSampleDeployment).entries
    const table = sum(rows.map((model) => deployedFigures(model, NOW).requestsToday))
    const monitored = countedOf(monitoringOf(deployed, 'today'), isSampleDeployment).entries
    expect(table).toBe(summaryOf(monitored).requests.total)
  })

  it('success rate and latency: each row of Deployment, and Monitoring', () => {
    for (const model of monitoringOf(deployed)) {
      const deployment = deployed.find(({ id }) => id === model.id)
      if (!deployment) throw new Error('not deployed')
      const { lastDay } = deployedFigures(deployment, NOW)
      expect(lastDay?.p95 ?? null).toBe(model.latency.p95)
      expect(lastDay === null).toBe(model.requests.total === 0)
    }
  })

  it('calls: Overview and LLM Integration; requests and cost today: its cards, rows and chart', () => {
    const counted = countedOf(providers, isSampleProvider)
    const shown = callsOf(calls, counted)
    if (!counted.sample) expect(overview.apiCalls?.own).toBe(shown.length)
    const summary = llmSummaryOf(counted.entries, shown, NOW)
    const usage = usageOf(calls, NOW)
    const rows = counted.entries.map(({ id }) => usage.get(id))
    expect(sum(rows.map((row) => row?.requestsToday ?? 0))).toBe(summary.requestsToday)
    expect(sum(rows.map((row) => row?.cost ?? 0))).toBeCloseTo(summary.costToday, 8)
    const today = usageByDay(shown, NOW, 30).at(-1)
    expect(today?.requests).toBe(summary.requestsToday)
    expect(today?.cost).toBeCloseTo(summary.costToday, 8)
  })
})

describe('samples', () => {
  it('are never inside the figures of a user’s own entries', () => {
    expect(overviewOf(mixed)).toMatchObject({
      totalModels: { own: 1, samples: 24 },
      activeTraining: { own: 0, samples: 3 },
      datasets: { own: 1, samples: 12 },
      deployedModels: { own: 1, samples: 8 },
      teamMembers: { own: 1, samples: 5 },
      apiCalls: { own: 3, samples: 15_420 },
    })
    expect(summaryOf(countedOf(monitoringOf(mixed.deployed), isSampleDeployment).entries)).toMatchObject({
      count: 1,
      requests: { total: 0 },
      successRate: null,
      latency: null,
      cost: { today: 0, yesterday: 0 },
    })
    const counted = countedOf(mixed.providers, isSampleProvider)
    expect(llmSummaryOf(counted.entries, callsOf(mixed.calls, counted), NOW)).toMatchObject({
      activeProviders: 1,
      requestsToday: 2,
      costToday: 1,
      averageLatency: 200,
    })
  })

  it('are counted while there is nothing else, and marked', () => {
    expect(countedOf(samples.deployed, isSampleDeployment)).toEqual({
      entries: samples.deployed,
      sample: true,
    })
    expect(countedOf([], isSampleDeployment)).toEqual({ entries: [], sample: false })
  })
})
