export { type Training, useJobChange, useJobNow, useTraining } from './model/training'
export { FIGURE_TEXTS, JobFigureNow, JobProgressNow, JobStatusNow } from './ui/JobNow'
export { TrainingProvider } from './ui/TrainingProvider'
