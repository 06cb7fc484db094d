import type { Artifacts } from './artifacts'
import type { Run } from './run'
import type { MetricSeries } from './series'

/** A run for stories and tests. */
export const SAMPLE_RUN: Run = {
  id: '3f1c9a6e2b7d4c0f8a5e1d2c3b4a5968',
  workspaceId: 'own',
  name: 'stoic-hare-41',
  experimentId: '3',
  experiment: 'churn-forest',
  status: 'FINISHED',
  isDeleted: false,
  user: 'ada',
  startedAt: Date.parse('2026-11-22T11:20:00Z'),
  endedAt: Date.parse('2026-11-22T11:41:30Z'),
  lastHeardAt: Date.parse('2026-11-22T11:41:30Z'),
  metrics: { accuracy: 0.9431, loss: 0.1823, f1: 0.9102 },
  params: { lr: '0.01', batch_size: '64', optimizer: 'adam' },
  tags: {
    'mlflow.source.name': 'train.py',
    team: 'growth',
    'mlflow.note.content': 'Trained on the October export.',
  },
}

/** A metric that falls towards `floor` in `count` buckets of ten steps. */
export const sampleSeries = (run: string, floor = 0.2, count = 60): MetricSeries => ({
  run,
  points: count * 10,
  notFinite: 0,
  buckets: Array.from({ length: count }, (_, place) => {
    const mean = floor + Math.exp(-place / 12) * (1 + 0.15 * Math.sin(place * 1.7))
    return { from: place * 10, to: place * 10 + 9, min: mean * 0.9, max: mean * 1.12, mean, count: 10 }
  }),
})

const storedAt = Date.parse('2026-11-22T11:41:00Z')

/** The files of `SAMPLE_RUN`. */
export const SAMPLE_ARTIFACTS: Artifacts = {
  total: 5,
  bytes: 18_493_212,
  files: [
    { path: 'confusion.png', size: 48_210, storedAt },
    { path: 'model/MLmodel', size: 702, storedAt },
    { path: 'model/data/model.pkl', size: 18_440_000, storedAt },
    { path: 'model/requirements.txt', size: 120, storedAt },
    { path: 'report.html', size: 4180, storedAt },
  ],
}
