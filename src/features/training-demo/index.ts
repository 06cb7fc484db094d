export { TrainingDashboard } from './ui/TrainingDashboard'
