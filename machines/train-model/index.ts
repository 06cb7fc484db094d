export type { TrainModelContext, TrainModelEvent } from './setup'
export { trainModelMachine } from './train-model.machine'
