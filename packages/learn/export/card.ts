import { METRICS } from '../evaluate/metrics'
import { type Trained, VERSION } from '../train/train'
import { nameOf } from '../train/settings'
import type { MetricName, Report, TaskKind, Warning } from '../types'

const METRIC_NAMES: Record<MetricName, string> = {
  auc: 'AUC',
  logLoss: 'Log loss',
  accuracy: 'Accuracy',
  f1: 'F1',
  r2: 'R2',
  rmse: 'RMSE',
  mae: 'MAE',
}

const KINDS: Record<TaskKind, string> = {
  binary: 'one of two classes',
  multiclass: 'one of several classes',
  regression: 'a number',
}

/** Four digits that count. */
const figure = (value: number): string =>
  Number.isNaN(value)
    ? 'unknown'
    : Number(value.toPrecision(4)).toLocaleString('en', { maximumSignificantDigits: 4 })

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A description of a model for the people who will use it, in Markdown. */
export function modelCard(
  trained: Trained,
  report: Report,
  file: string,
  warnings: readonly Warning[],
): string {
  const { task, target, setting, rounds, split } = trained
  const by = task.split
  const how =
    by.by === 'random'
      ? 'at random'
      : by.by === 'time'
        ? `the latest rows by “${cell(by.column)}”`
        : `whole groups of “${cell(by.column)}”`
  const verdict = report.beatsBaseline
    ? 'The model is better than the baseline on rows that it never saw.'
    : '**The model does not beat the baseline**: on rows that it never saw it is no better than always giving the same answer.'
  return [
    `# Model card: ${cell(task.target)}`,
    '',
    `Predicts ${KINDS[task.kind]}, “${cell(task.target)}”, from ${task.features.length} columns of ${cell(file)}.`,
    ...(target.classes.length > 0 ? [`Classes: ${target.classes.map(cell).join(', ')}.`] : []),
    '',
    verdict,
    '',
    '## Figures',
    '',
    `${split.test.length} rows were kept apart (${how}) and used for nothing else; ${split.train.length} rows were learned from. In brackets: 95% intervals by bootstrap.`,
    '',
    '| Metric | Model | Baseline |',
    '| --- | --- | --- |',
    ...METRICS[task.kind].map((name) => {
      const own = report.metrics[name]
      const base = report.baseline[name]
      const interval = own ? `${figure(own.value)} (${figure(own.low)} to ${figure(own.high)})` : ''
      return `| ${METRIC_NAMES[name]} | ${interval} | ${base ? figure(base.value) : ''} |`
    }),
    '',
    '## Columns',
    '',
    'How much worse the main metric gets when the values of a column are shuffled:',
    '',
    '| Column | Difference |',
    '| --- | --- |',
    ...report.importances.map(({ column, drop }) => `| ${cell(column)} | ${figure(drop)} |`),
    '',
    '## Warnings',
    '',
    ...(warnings.length > 0 ? warnings.map(({ text }) => `- ${cell(text)}`) : ['None.']),
    '',
    '## Training',
    '',
    `- ${setting ? nameOf(setting) : 'Baseline'}${setting?.type === 'trees' ? `, ${rounds} rounds` : ''}; the best of ${trained.candidates.length} settings`,
    `- Seed ${task.seed}, @orrery/learn ${VERSION}`,
    '- The ONNX file has one input per column: numbers as float, categories as string (empty: missing), dates as double (ms since 1970).',
    '',
    '## Limits',
    '',
    'The figures hold for rows like those of the file. They say nothing about other times, places or groups of people, and a correlation is no cause.',
    '',
  ].join('\n')
}
