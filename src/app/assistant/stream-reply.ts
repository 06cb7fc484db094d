import type { ControllableClock } from '@/shared/lib/clock'
import type { AssistantEvent } from '@machines/assistant'

export interface StreamDeps {
  /** Streams a reply; rejects with a `Failure`. */
  ask: (signal: AbortSignal, onText: (text: string) => void) => Promise<void>
  send: (event: AssistantEvent) => void
  clock: Pick<ControllableClock, 'setTimeout' | 'clearTimeout'>
  /** ms since 1970 */
  now: () => number
}

/** ms between two events; pieces that arrive in between are sent together. */
const EVERY = 100

/**
 * Sends the pieces of a reply to the machine: the first at once, then ten times a second at most. Returns the function
 * that ends it.
 */
export function streamReply({ ask, send, clock, now }: StreamDeps): () => void {
  const abort = new AbortController()
  let text = ''
  let timer: number | null = null
  const sendText = () => {
    timer = null
    if (text === '') return
    send({ type: 'piece', text, at: now() })
    text = ''
    timer = clock.setTimeout(sendText, EVERY)
  }
  const over = (event: AssistantEvent) => {
    if (abort.signal.aborted) return
    sendText()
    send(event)
  }
  ask(abort.signal, (more) => {
    text += more
    if (timer === null) sendText()
  }).then(
    () => over({ type: 'stream.ended' }),
    (error: unknown) => over({ type: 'stream.failed', error }),
  )
  return () => {
    abort.abort()
    if (timer !== null) clock.clearTimeout(timer)
  }
}
