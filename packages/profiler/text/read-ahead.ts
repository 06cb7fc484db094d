import { MARGIN } from '../csv/csv-block'
import type { Source } from './source'

/**
 * A source for reading from the beginning to the end: it fetches the next block while this block is
 * processed.
 */
export function readAhead(source: Source): Source {
  let next: { from: number; to: number; bytes: Promise<Uint8Array> } | null = null
  return {
    size: source.size,
    async read(from, to) {
      const ready = next && from >= next.from && to <= next.to ? next : null
      const bytes = await (ready?.bytes ?? source.read(from, to))
      if (to - from > MARGIN && to < source.size) {
        // The next block begins within this block's margin.
        const start = to - MARGIN
        const end = Math.min(source.size, to + (to - from))
        next = { from: start, to: end, bytes: source.read(start, end) }
        next.bytes.catch(() => undefined)
      }
      return ready ? bytes.subarray(from - ready.from, to - ready.from) : bytes
    },
  }
}
