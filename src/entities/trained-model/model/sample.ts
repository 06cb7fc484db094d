import type { FileFacts, Report, TrainedModel, TrainingChoice } from './trained-model'

/** For stories and tests: the penguins and what was learned of them. */
export const SAMPLE_FACTS: FileFacts = {
  rows: 344,
  columns: [
    { name: 'species', kind: 'category', missing: 0, distinct: 3, kinds: ['multiclass'] },
    { name: 'island', kind: 'category', missing: 0, distinct: 3, kinds: ['multiclass'] },
    { name: 'bill_length_mm', kind: 'number', missing: 2, distinct: 164, kinds: ['regression'] },
    { name: 'body_mass_g', kind: 'number', missing: 2, distinct: 94, kinds: ['regression'] },
    { name: 'sex', kind: 'category', missing: 11, distinct: 2, kinds: ['binary'] },
  ],
  proposal: { target: 'sex', kind: 'binary' },
}

export const SAMPLE_CHOICE: TrainingChoice = {
  target: 'sex',
  kind: 'binary',
  features: ['species', 'island', 'bill_length_mm', 'body_mass_g'],
  split: { by: 'random' },
  budget: 10,
}

const estimate = (value: number, low = value, high = value) => ({ value, low, high })

export const SAMPLE_REPORT: Report = {
  trainRows: 267,
  testRows: 66,
  metrics: {
    auc: estimate(0.951, 0.902, 0.987),
    logLoss: estimate(0.281, 0.19, 0.38),
    accuracy: estimate(0.894, 0.818, 0.955),
    f1: estimate(0.889, 0.8, 0.957),
  },
  baseline: {
    auc: estimate(0.5),
    logLoss: estimate(0.688, 0.69, 0.696),
    accuracy: estimate(0.5, 0.39, 0.61),
    f1: estimate(0, 0, 0),
  },
  advantage: estimate(0.41, 0.3, 0.51),
  beatsBaseline: true,
  curves: {
    confusion: [
      [30, 3],
      [4, 29],
    ],
    roc: [
      { x: 0, y: 0 },
      { x: 0.03, y: 0.6 },
      { x: 0.12, y: 0.9 },
      { x: 1, y: 1 },
    ],
    precisionRecall: [
      { x: 0.1, y: 1 },
      { x: 1, y: 0.5 },
    ],
    calibration: [
      { x: 0.1, y: 0.08 },
      { x: 0.9, y: 0.93 },
    ],
  },
  importances: [
    { column: 'body_mass_g', drop: 0.24 },
    { column: 'bill_length_mm', drop: 0.12 },
    { column: 'species', drop: 0.08 },
    { column: 'island', drop: 0 },
  ],
  dependences: [
    {
      column: 'body_mass_g',
      kind: 'number',
      values: [2850, 3300, 3550, 3800, 4200, 4700, 5300, 6300],
      predictions: [0.14, 0.22, 0.31, 0.44, 0.6, 0.77, 0.9, 0.96],
    },
    {
      column: 'species',
      kind: 'category',
      values: ['Adelie', 'Gentoo', 'Chinstrap'],
      predictions: [0.58, 0.37, 0.5],
    },
    {
      column: 'seen',
      kind: 'date',
      values: [Date.UTC(2007, 10, 11), Date.UTC(2008, 10, 4), Date.UTC(2009, 11, 1)],
      predictions: [0.49, 0.5, 0.51],
    },
  ],
}

export const SAMPLE_TRAINED: TrainedModel = {
  choice: SAMPLE_CHOICE,
  fileName: 'penguins.csv',
  report: SAMPLE_REPORT,
  candidates: [
    { name: 'Gradient boosting, 31 leaves, rate 0.1', loss: 0.31, took: 900 },
    { name: 'Linear model, penalty 1', loss: 0.28, took: 200 },
  ],
  setting: 'Linear model, penalty 1',
  classes: ['female', 'male'],
  took: 4200,
  size: 6100,
}
