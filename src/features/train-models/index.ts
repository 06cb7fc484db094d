export { type Training, useJobChange, useJobNow, useJobsNow, useTraining } from './model/training'
export { type JobFigure, JobFigureNow, JobProgressNow, JobStatusNow } from './ui/JobNow'
export { TrainingProvider } from './ui/TrainingProvider'
