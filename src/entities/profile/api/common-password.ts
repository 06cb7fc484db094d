import { openWorker } from '@/shared/lib/worker-channel'
import type { CommonPasswordJobs } from './common-password.worker'

/** The list is 237 kB and a check takes some milliseconds: both stay off the thread that a password is typed on. */
const ask = openWorker<CommonPasswordJobs>(
  () => new Worker(new URL('./common-password.worker.ts', import.meta.url), { type: 'module' }),
  'The list of common passwords could not be loaded.',
)

/** Whether the server would refuse a new password as easy to guess. Rejects when the list cannot be loaded. */
export const isCommonPassword = async (
  password: string,
  own: readonly string[],
  signal?: AbortSignal,
): Promise<boolean> => await ask('isCommon', { password, own }, { signal })
