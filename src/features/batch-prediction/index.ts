export type { BatchModel } from './api/predict-rows-of'
export { BatchPrediction } from './ui/BatchPrediction'
