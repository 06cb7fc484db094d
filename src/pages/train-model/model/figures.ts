import type { Report, TaskKind } from '@/entities/trained-model/model'

type Metric = keyof Report['metrics']

const NAMES: Record<Metric, readonly [name: string, hint: string]> = {
  auc: [
    'AUC',
    'How often a row of the second class gets a higher probability than one of the first; 0.5 is chance',
  ],
  logLoss: ['Log loss', 'How wrong the probabilities are; lower is better'],
  accuracy: ['Accuracy', 'Share of rows that get the right class'],
  f1: ['F1', 'Precision and recall in one number'],
  r2: ['R2', 'Share of the variance that is explained; 0 is the mean'],
  rmse: ['RMSE', 'Root of the mean squared error; lower is better'],
  mae: ['MAE', 'Mean absolute error; lower is better'],
}
const SHOWN: Record<TaskKind, readonly Metric[]> = {
  binary: ['auc', 'accuracy', 'f1', 'logLoss'],
  multiclass: ['accuracy', 'f1', 'logLoss'],
  regression: ['r2', 'rmse', 'mae'],
}

export interface MetricRow {
  name: string
  hint: string
  model: { value: number; low: number; high: number }
  baseline: { value: number; low: number; high: number }
}

/** The figures of a model beside those of the baseline. */
export const metricRows = ({ metrics, baseline }: Report, kind: TaskKind): MetricRow[] =>
  SHOWN[kind].flatMap((metric) => {
    const model = metrics[metric]
    const base = baseline[metric]
    const [name, hint] = NAMES[metric]
    return model && base ? [{ name, hint, model, baseline: base }] : []
  })

/** Three digits that count, and no more than three behind the point. */
export const figure = (value: number): string =>
  Number.isFinite(value)
    ? Math.abs(value) >= 1000
      ? Math.round(value).toLocaleString('en')
      : String(Number(value.toFixed(3)))
    : 'unknown'

interface Point {
  x: number
  y: number
}

const BINS = 20

/** Residuals in twentieths of the predictions: the mean of each, and where the middle 80 percent lie. */
export function residualBins(residuals: readonly Point[]): { points: Point[]; band: [number, number][] } {
  const sorted = [...residuals].sort((one, other) => one.x - other.x)
  const size = Math.ceil(sorted.length / BINS)
  const bins = Array.from({ length: BINS }, (_, at) => sorted.slice(at * size, at * size + size)).filter(
    (bin) => bin.length > 0,
  )
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const points = bins.map((bin) => ({ x: meanOf(bin.map(({ x }) => x)), y: meanOf(bin.map(({ y }) => y)) }))
  const band = bins.map((bin): [number, number] => {
    const values = bin.map(({ y }) => y).sort((one, other) => one - other)
    const at = (share: number) => values[Math.round(share * (values.length - 1))] ?? 0
    return [at(0.1), at(0.9)]
  })
  // A chart has one value at each x.
  const isNew = (_: unknown, at: number) => points[at]?.x !== points[at - 1]?.x
  return { points: points.filter(isNew), band: band.filter(isNew) }
}
