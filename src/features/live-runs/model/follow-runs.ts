import { streamRunChanges } from '@/entities/run'
import type { LiveEvent } from '@machines/live'
import { followStream } from './follow-stream'

/** Follows the runs of a workspace. Between two streams something may have changed, but not before the first: it opens with the page. */
export function createFollower(): (workspace: string, send: (event: LiveEvent) => void) => () => void {
  let opened = false
  return (workspace, send) => {
    const wasOpen = opened
    opened = true
    return followStream(
      {
        open: (signal) => streamRunChanges(workspace, signal),
        isNewer: (count) => wasOpen || count > 0,
        whileVisible: true,
      },
      send,
    )
  }
}
