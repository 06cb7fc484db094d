import { describe, expect, it } from 'vitest'
import { StreamRefusedError } from '@/shared/api'
import type { LiveEvent } from '@machines/live'
import { followStream } from './follow-stream'

/** The events of a stream of these items, which then ends or fails. */
async function sentFor(items: (number | null)[], failure?: Error): Promise<LiveEvent[]> {
  const sent: LiveEvent[] = []
  await new Promise<void>((resolve) => {
    followStream<number>(
      {
        async *open() {
          yield* items
          if (failure) throw failure
        },
        isNewer: async (count) => count > 0,
      },
      (event) => {
        sent.push(event)
        if (event.type === 'stream.ended' || event.type === 'stream.refused') resolve()
      },
    )
  })
  return sent
}

describe('a stream of the server', () => {
  it('says that it is alive, what is newer, and how it ended', async () => {
    expect(await sentFor([null, 0, 2])).toEqual([
      { type: 'stream.alive' },
      { type: 'stream.newest', isNewer: false },
      { type: 'stream.newest', isNewer: true },
      { type: 'stream.ended' },
    ])
    expect(await sentFor([], new Error('The connection broke'))).toEqual([{ type: 'stream.ended' }])
    expect(await sentFor([], new StreamRefusedError('refused'))).toEqual([{ type: 'stream.refused' }])
  })

  it('sends nothing once it is left', async () => {
    const sent: LiveEvent[] = []
    const leave = followStream({ open: async function* () {}, isNewer: () => true }, (event) =>
      sent.push(event),
    )
    leave()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(sent).toEqual([])
  })
})
