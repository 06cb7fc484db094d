import { streamNotices } from '@/shared/api'

/** The notices of the documents of a workspace: the cursor of its newest change, or null as a sign of life. */
export const streamChanges = (workspace: string, signal: AbortSignal): AsyncGenerator<number | null> =>
  streamNotices(`/api/workspaces/${workspace}/changes`, signal)
