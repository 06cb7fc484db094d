import { streamNotices } from '@/shared/api'

/** The notices of the runs of a workspace: how often they have changed since the stream was opened, or null as a sign of life. */
export const streamRunChanges = (workspace: string, signal: AbortSignal): AsyncGenerator<number | null> =>
  streamNotices(`/api/workspaces/${workspace}/changes/runs`, signal)
