export {
  jobActor,
  jobOfList,
  type TrainingContext,
  type TrainingEvent,
  trainingMachine,
} from './training.machine'
