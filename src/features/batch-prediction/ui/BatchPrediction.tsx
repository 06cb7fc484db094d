import { useBatchPrediction } from '../model/use-batch-prediction'
import type { BatchModel } from '../api/predict-rows-of'
import { BatchPredictionView } from './BatchPredictionView'

/** Predicts each row of a CSV file, and saves the rows with the predictions. */
export const BatchPrediction = ({ model }: { model: BatchModel }) => {
  const { actor, add } = useBatchPrediction(model)
  return <BatchPredictionView actor={actor} by={model.by} onFile={add} />
}
