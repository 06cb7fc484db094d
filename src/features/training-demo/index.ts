export { TrainingDashboard } from './ui/TrainingDashboard'
export { RUN } from './model/run'
