import type { FinishedTraining } from '@/entities/run'
import type { TrainedModel } from '@/entities/trained-model/model'

/** A trained model as a run: its choice as parameters, and the loss of each candidate and the held-out figures as metrics. */
export function finishedTraining(trained: TrainedModel, now: number): FinishedTraining {
  const ended = Math.round(now)
  const { choice, report, candidates, setting, took, fileName, size } = trained
  const started = ended - Math.round(took)
  // Candidates are trained one after the other, and judged at the end.
  let at = started
  const losses = candidates.map(({ loss, took: own }, step) => {
    at = Math.min(ended, at + Math.max(0, Math.round(own)))
    return { key: 'candidate_loss', value: loss, timestamp: at, step }
  })
  const figures = (prefix: string, metrics: typeof report.metrics) =>
    Object.entries(metrics).flatMap(([name, estimate]) =>
      estimate ? [{ key: `${prefix}_${name}`, value: estimate.value, timestamp: ended, step: 0 }] : [],
    )
  return {
    experiment: fileName.slice(0, 500) || 'Trained in the browser',
    started,
    ended,
    params: {
      target: choice.target.slice(0, 6000),
      kind: choice.kind,
      features: choice.features.join(', ').slice(0, 6000),
      split: choice.split.by,
      ...(choice.split.by === 'random' ? {} : { split_column: choice.split.column.slice(0, 6000) }),
      budget_seconds: String(choice.budget),
      setting,
      train_rows: String(report.trainRows),
      test_rows: String(report.testRows),
      model_bytes: String(size),
    },
    metrics: [
      ...losses.slice(0, 900),
      ...figures('test', report.metrics),
      ...figures('baseline', report.baseline),
    ],
    tags: { 'orrery.trained_in': 'browser', 'orrery.beats_baseline': String(report.beatsBaseline) },
  }
}
