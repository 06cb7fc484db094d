import { StreamRefusedError } from '@/shared/api'
import type { LiveEvent } from '@machines/live'

interface Followed<T> {
  /** Null says that the stream is alive. */
  open: (signal: AbortSignal) => AsyncIterable<T | null>
  /** Whether the page has to read what changed. */
  isNewer: (item: T) => boolean | Promise<boolean>
  /** The server keeps a place for each stream: a hidden page leaves its own to others. */
  whileVisible?: boolean
}

const isHidden = () => document.visibilityState === 'hidden'

/** Sends the events of a stream of the server until it ends. Returns the end. */
export function followStream<T>(
  { open, isNewer, whileVisible = false }: Followed<T>,
  send: (event: LiveEvent) => void,
): () => void {
  const ends = new AbortController()
  const pass = (event: LiveEvent) => !ends.signal.aborted && send(event)
  const leave = () => {
    if (!isHidden()) return
    pass({ type: 'stream.ended' })
    ends.abort()
  }
  if (whileVisible) document.addEventListener('visibilitychange', leave, { signal: ends.signal })
  void (async () => {
    try {
      if (!whileVisible || !isHidden())
        for await (const item of open(ends.signal))
          if (item === null) pass({ type: 'stream.alive' })
          else pass({ type: 'stream.newest', isNewer: await isNewer(item) })
      pass({ type: 'stream.ended' })
    } catch (error) {
      pass({ type: error instanceof StreamRefusedError ? 'stream.refused' : 'stream.ended' })
    }
  })()
  return () => ends.abort()
}

/**
 * Sends `again` when another attempt may succeed: the page is visible again, or has a connection again. Returns the end.
 * @param whileVisible A hidden page makes no attempt.
 */
export function watchPage(send: (event: LiveEvent) => void, whileVisible: boolean): () => void {
  const ends = new AbortController()
  const again = () => send({ type: 'again' })
  const againVisible = () => isHidden() || again()
  window.addEventListener('online', whileVisible ? againVisible : again, { signal: ends.signal })
  document.addEventListener('visibilitychange', againVisible, { signal: ends.signal })
  return () => ends.abort()
}
