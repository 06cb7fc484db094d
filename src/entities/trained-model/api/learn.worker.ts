import { answerJobs } from '@/shared/lib/worker-channel'
import { learnJobs } from './learn-jobs'

answerJobs(
  self,
  learnJobs(() => performance.now()),
)
