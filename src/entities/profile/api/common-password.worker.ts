import { isCommonPassword } from '@orrery/server/common-passwords'
import { answerJobs } from '@/shared/lib/worker-channel'

const jobs = {
  isCommon: ({ password, own }: { password: string; own: readonly string[] }) =>
    isCommonPassword(password, [...own]),
}

export type CommonPasswordJobs = typeof jobs

answerJobs(self, jobs)
