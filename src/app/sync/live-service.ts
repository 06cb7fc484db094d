import { streamChanges } from '@/entities/document'
import { followStream } from '@/features/live-runs'
import { workspaceOf } from '@/shared/lib/workplace'
import type { LiveEvent } from '@machines/live'
import { cursorOf } from './sync-service'

/** Sends the events of the stream of an account until it ends. Returns the end. */
export const followAccount = (owner: string, send: (event: LiveEvent) => void): (() => void) =>
  followStream(
    {
      open: (signal) => streamChanges(workspaceOf(owner), signal),
      isNewer: async (newest) => newest !== (await cursorOf(owner)),
    },
    send,
  )
