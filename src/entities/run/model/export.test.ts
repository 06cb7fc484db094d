import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { exportColumns, runsAsCsv, runsAsJson } from './export'
import { SAMPLE_RUN } from './samples'

const going = {
  ...SAMPLE_RUN,
  id: 'b',
  name: '=HYPERLINK("http://example.com")',
  endedAt: null,
  metrics: { loss: 'NaN' as const },
  params: { lr: '-0.5', note: 'two,\n"lines"' },
  tags: {},
}

describe('exported runs', () => {
  it('have a column for each key that one of them has', () => {
    expect(exportColumns([SAMPLE_RUN, going]).map(({ name }) => name)).toEqual([
      'run_id',
      'name',
      'experiment',
      'status',
      'user',
      'started_at',
      'ended_at',
      'duration_s',
      'metrics.accuracy',
      'metrics.f1',
      'metrics.loss',
      'params.batch_size',
      'params.lr',
      'params.note',
      'params.optimizer',
      'tags.mlflow.note.content',
      'tags.mlflow.source.name',
      'tags.team',
    ])
  })

  it('are read back from CSV as they were, but for what a spreadsheet would run', () => {
    const [first, second] = parse(runsAsCsv([SAMPLE_RUN, going]), { columns: true }) as Record<
      string,
      string
    >[]
    expect(first).toMatchObject({
      run_id: SAMPLE_RUN.id,
      started_at: '2026-11-22T11:20:00.000Z',
      duration_s: '1290',
      'metrics.accuracy': '0.9431',
      'params.note': '',
    })
    expect(second).toMatchObject({
      name: `'${going.name}`,
      ended_at: '',
      duration_s: '',
      'metrics.accuracy': '',
      'metrics.loss': 'NaN',
      'params.lr': '-0.5',
      'params.note': going.params.note,
    })
  })

  it('are read back from JSON as they were', () => {
    expect(JSON.parse(runsAsJson([going]))).toEqual([
      expect.objectContaining({ run_id: 'b', name: going.name, ended_at: null, metrics: { loss: 'NaN' } }),
    ])
  })

  it('of no runs is a header alone', () => {
    expect(runsAsCsv([]).split('\r\n')).toHaveLength(2)
  })
})
