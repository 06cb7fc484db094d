import { openStream } from './open-stream'

/** The server has no such stream, or none for this account. */
export class StreamRefusedError extends Error {
  override name = 'StreamRefusedError'
}

/** Answers after which another attempt may succeed. */
const isPassing = (status: number) => status === 429 || status >= 500

/**
 * The notices of a stream of the server until it ends: a number after each change, or null as a sign of life. Throws a
 * `StreamRefusedError` where there is none.
 */
export async function* streamNotices(path: string, signal: AbortSignal): AsyncGenerator<number | null> {
  const response = await openStream(path, signal)
  if (response && isPassing(response.status)) return
  const type = response?.headers.get('content-type') ?? ''
  if (!response?.ok || !response.body || !type.startsWith('text/event-stream')) throw new StreamRefusedError()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += value
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const newest = /^event: newest$/m.test(block) ? /^data: (\d+)$/m.exec(block)?.[1] : undefined
      yield newest === undefined ? null : Number(newest)
    }
  }
}
