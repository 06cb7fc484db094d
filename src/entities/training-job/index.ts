export { useTrainingJobs } from './api/use-training-jobs'
export { JobStatusDot } from './ui/JobStatusDot'
