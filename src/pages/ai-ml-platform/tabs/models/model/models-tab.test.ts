import { expect, it } from 'vitest'
import { changedJob, sampleJobs, seriesOf } from '@/entities/training-job/model'
import { ALL_JOBS, filteredJobs } from './job-filter'
import { comparedChart } from './metrics'
import { csvName, metricsCsv } from './metrics-csv'
import { newsOf } from './news'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const jobs = sampleJobs(NOW)
const job = (id: string) => jobs.find((one) => one.id === id) ?? raise(id)
function raise(id: string): never {
  throw new Error(`no job ${id}`)
}
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

it('finds jobs by name, model and dataset, and by status (TRN-01)', () => {
  expect(filteredJobs(jobs, ALL_JOBS)).toBe(jobs)
  expect(names(filteredJobs(jobs, { search: ' xgb ', status: 'all' }))).toEqual([
    'demand-forecast',
    'churn-baseline',
  ])
  expect(names(filteredJobs(jobs, { search: 'sales', status: 'failed' }))).toEqual(['churn-baseline'])
  expect(filteredJobs(jobs, { search: '', status: 'training' })).toHaveLength(3)
})

it('writes metrics as CSV without formulas', () => {
  const hostile = { ...job('job-3'), name: '=HYPERLINK("x")', dataset: 'a, b\nc' }
  const lines = metricsCsv([{ job: hostile, epochsDone: 2 }]).split('\r\n')
  expect(lines[0]).toBe('job,model,dataset,epoch,accuracy,loss,gpu_percent,memory_gb')
  expect(lines[1]).toMatch(
    /^"'=HYPERLINK\(""x""\)",BERT Base,"a, b\nc",1,0\.\d{4},\d\.\d{4},\d+\.\d,\d+\.\d\d$/,
  )
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toBe('')
  for (const start of ['+', '-', '@', '\t'])
    expect(metricsCsv([{ job: { ...hostile, name: `${start}1` }, epochsDone: 1 }])).toContain(`'${start}1`)
})

it('names the file after the job', () => {
  expect(csvName([job('job-3')])).toBe('sentiment-classifier-metrics.csv')
  expect(csvName([{ ...job('job-3'), name: '../été: 1/2' }])).toBe('été-1-2-metrics.csv')
  expect(csvName([{ ...job('job-3'), name: '???' }])).toBe('training-job-metrics.csv')
  expect(csvName(jobs)).toBe('compared-runs-metrics.csv')
})

it('compares runs over the epochs of the longest one', () => {
  const runs = [
    { job: job('job-3'), series: seriesOf(job('job-3'), 3) },
    { job: job('job-4'), series: seriesOf(job('job-4'), 1) },
  ]
  const { x, axes } = comparedChart(runs, 'loss')
  expect(x.values).toEqual([1, 2, 3])
  expect(
    axes[0]?.series.map(({ name, values }) => [name, values.filter((value) => value !== null).length]),
  ).toEqual([
    ['sentiment-classifier', 3],
    ['product-tagger', 1],
  ])
})

it('reports the latest change, and none older than the page', () => {
  expect(newsOf(jobs, NOW)).toBe('')
  const after = new Map([
    ['job-2', 1],
    ['job-3', 5000],
    ['job-4', 5001],
  ])
  const at = (id: string) => NOW + (after.get(id) ?? 0)
  const changed = jobs.map((one) => changedJob(one, { type: 'pause', at: at(one.id) }))
  expect(newsOf(changed, NOW)).toBe('sentiment-classifier is paused. product-tagger is paused.')
})
