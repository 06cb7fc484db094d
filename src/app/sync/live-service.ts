import { streamChanges } from '@/entities/document'
import { StreamRefusedError } from '@/shared/api'
import { workspaceOf } from '@/shared/lib/workplace'
import type { LiveEvent } from '@machines/live'
import { cursorOf } from './sync-service'

type Send = (event: LiveEvent) => void

/** Sends the events of the stream of an account until it ends. Returns the end. */
export function followAccount(owner: string, send: Send): () => void {
  const ends = new AbortController()
  const tell = (event: LiveEvent) => !ends.signal.aborted && send(event)
  void (async () => {
    try {
      for await (const newest of streamChanges(workspaceOf(owner), ends.signal))
        if (newest === null) tell({ type: 'stream.alive' })
        else tell({ type: 'stream.newest', isNewer: newest !== (await cursorOf(owner)) })
      tell({ type: 'stream.ended' })
    } catch (error) {
      tell({ type: error instanceof StreamRefusedError ? 'stream.refused' : 'stream.ended' })
    }
  })()
  return () => ends.abort()
}

/** Sends `again` when another attempt may succeed. Returns the end. */
export function watchConnection(send: Send): () => void {
  const ends = new AbortController()
  window.addEventListener('online', () => send({ type: 'again' }), { signal: ends.signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && send({ type: 'again' }),
    { signal: ends.signal },
  )
  return () => ends.abort()
}
