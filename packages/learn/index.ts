/**
 * Trains models for tables. Long work is generators, which yield often: `drive` runs them and lets others have their turn.
 */
export { check } from './check/check'
export { kindsOf, leftOut, propose } from './check/propose'
export { judge } from './evaluate/judge'
export { modelCard } from './export/card'
export { toOnnx } from './export/onnx'
export { pythonScript } from './export/python'
export { TrainingError } from './refusal'
export { countsOf, tableOf } from './table/table'
export { drive } from './train/drive'
export { train } from './train/train'
