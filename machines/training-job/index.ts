export {
  type TrainingJobContext,
  type TrainingJobEvent,
  trainingJobMachine,
} from './training-job.machine'
