export { type DatasetInput, datasetMachine } from './dataset.machine'
