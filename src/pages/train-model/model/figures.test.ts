import { expect, it } from 'vitest'
import { SAMPLE_REPORT } from '@/entities/trained-model/model'
import { figure, metricRows, residualBins } from './figures'

it('shows the figures of the kind, beside those of the baseline', () => {
  expect(
    metricRows(SAMPLE_REPORT, 'binary').map(({ name, model, baseline }) => [
      name,
      model.value,
      baseline.value,
    ]),
  ).toEqual([
    ['AUC', 0.951, 0.5],
    ['Accuracy', 0.894, 0.5],
    ['F1', 0.889, 0],
    ['Log loss', 0.281, 0.688],
  ])
  expect(metricRows(SAMPLE_REPORT, 'regression')).toEqual([])
})

it('writes figures short', () => {
  expect([0.12345, 12.5, 1234.5, Number.NaN].map(figure)).toEqual(['0.123', '12.5', '1,235', 'unknown'])
})

it('residuals are summed up in twentieths, and few or equal ones stay apart', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ x: at, y: at % 10 }))
  const { points, band } = residualBins(many)
  expect(points).toHaveLength(20)
  expect([points[0], band[0]]).toEqual([{ x: 4.5, y: 4.5 }, [1, 8]])
  expect(
    residualBins([
      { x: 1, y: 2 },
      { x: 1, y: 4 },
    ]).points,
  ).toEqual([{ x: 1, y: 2 }])
  expect(residualBins([])).toEqual({ points: [], band: [] })
})
