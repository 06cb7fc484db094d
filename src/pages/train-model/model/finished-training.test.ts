import { SAMPLE_TRAINED } from '@/entities/trained-model/model'
import { expect, it } from 'vitest'
import { finishedTraining } from './finished-training'

it('a training is a run: the choice as parameters, the loss of each candidate and the held-out figures as metrics', () => {
  const training = finishedTraining(SAMPLE_TRAINED, 10_000)
  expect(training).toMatchObject({
    experiment: 'penguins.csv',
    started: 5800,
    ended: 10_000,
    params: { target: 'sex', kind: 'binary', setting: 'Linear model, penalty 1', test_rows: '66' },
    tags: { 'orrery.trained_in': 'browser', 'orrery.beats_baseline': 'true' },
  })
  expect(training.metrics.slice(0, 3)).toEqual([
    { key: 'candidate_loss', value: 0.31, timestamp: 6700, step: 0 },
    { key: 'candidate_loss', value: 0.28, timestamp: 6900, step: 1 },
    { key: 'test_auc', value: 0.951, timestamp: 10_000, step: 0 },
  ])
  expect(training.metrics.map(({ key }) => key)).toContain('baseline_accuracy')
})

it('a run says by which column rows were kept apart', () => {
  const choice = { ...SAMPLE_TRAINED.choice, split: { by: 'group', column: 'island' } as const }
  expect(finishedTraining({ ...SAMPLE_TRAINED, choice }, 10_000).params).toMatchObject({
    split: 'group',
    split_column: 'island',
  })
  expect(finishedTraining(SAMPLE_TRAINED, 10_000).params).not.toHaveProperty('split_column')
})

it('times are whole milliseconds, whatever the clock of the page gives', () => {
  const { started, ended, metrics } = finishedTraining({ ...SAMPLE_TRAINED, took: 4200.4 }, 10_000.6)
  for (const time of [started, ended, ...metrics.map(({ timestamp }) => timestamp)])
    expect(Number.isInteger(time)).toBe(true)
})

it('no time of a metric is outside the training, and a long search is cut', () => {
  const candidates = Array.from({ length: 2000 }, () => ({ name: 'one', loss: 1, took: 100 }))
  const { metrics, started, ended } = finishedTraining({ ...SAMPLE_TRAINED, candidates }, 10_000)
  expect(metrics.length).toBeLessThan(950)
  for (const { timestamp } of metrics) {
    expect(timestamp).toBeGreaterThanOrEqual(started)
    expect(timestamp).toBeLessThanOrEqual(ended)
  }
})
