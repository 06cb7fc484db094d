import { streamRunChanges } from '@/entities/run'
import { StreamRefusedError } from '@/shared/api'
import type { LiveEvent } from '@machines/live'

type Send = (event: LiveEvent) => void

const isHidden = () => document.visibilityState === 'hidden'

/** Follows the runs of a workspace. Between two streams something may have changed, but not before the first: it opens with the page. */
export function createFollower(): (workspace: string, send: Send) => () => void {
  let opened = false
  return (workspace, send) => {
    const isNewer = opened
    opened = true
    return followRuns(workspace, isNewer, send)
  }
}

/** Sends the events of the stream of the runs of a workspace while the page is visible. Returns the end. */
function followRuns(workspace: string, isNewer: boolean, send: Send): () => void {
  const ends = new AbortController()
  const pass = (event: LiveEvent) => !ends.signal.aborted && send(event)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!isHidden()) return
      pass({ type: 'stream.ended' })
      ends.abort()
    },
    { signal: ends.signal },
  )
  void (async () => {
    try {
      // A hidden page leaves its place at the server to others.
      if (!isHidden())
        for await (const count of streamRunChanges(workspace, ends.signal))
          pass(
            count === null
              ? { type: 'stream.alive' }
              : { type: 'stream.newest', isNewer: isNewer || count > 0 },
          )
      pass({ type: 'stream.ended' })
    } catch (error) {
      pass({ type: error instanceof StreamRefusedError ? 'stream.refused' : 'stream.ended' })
    }
  })()
  return () => ends.abort()
}

/** Sends `again` when the page is visible again or has a connection again. Returns the end. */
export function watchPage(send: Send): () => void {
  const ends = new AbortController()
  const again = () => isHidden() || send({ type: 'again' })
  window.addEventListener('online', again, { signal: ends.signal })
  document.addEventListener('visibilitychange', again, { signal: ends.signal })
  return () => ends.abort()
}
