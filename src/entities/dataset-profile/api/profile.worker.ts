import { answerJobs } from '@/shared/lib/worker-channel'
import { profileJobs } from './profile-jobs'

answerJobs(
  self,
  profileJobs(() => new Worker(self.location.href, { type: 'module' })),
)
