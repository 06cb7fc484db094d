import { COMMA, PIPE, SEMICOLON, TAB } from './bytes'
import { RecordReader } from './record-reader'
import type { Encoding, Part } from './source'

const DELIMITERS = [COMMA, SEMICOLON, TAB, PIPE]
const LOOKS = 50

/** The encoding that a byte order mark names, or that the pattern of NUL bytes gives away; and the mark's length. */
export function detectEncoding(head: Uint8Array): { encoding: Encoding; mark: number } {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'UTF-8', mark: 3 }
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'UTF-16 LE', mark: 2 }
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'UTF-16 BE', mark: 2 }
  const sample = head.subarray(0, 4096)
  const nul = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) (nul[at % 2] as number)++
  const [even = 0, odd = 0] = nul
  const most = sample.length * 0.3
  if (odd > most && even < odd / 10) return { encoding: 'UTF-16 LE', mark: 0 }
  if (even > most && odd < even / 10) return { encoding: 'UTF-16 BE', mark: 0 }
  return { encoding: 'UTF-8', mark: 0 }
}

/** The delimiter with which most of the first records have as many fields as the first one, and more than one. */
export function detectDelimiter({ view, bytes, length, isLast }: Part): number {
  let best = COMMA
  let most = 0
  for (const delimiter of DELIMITERS) {
    const reader = new RecordReader(delimiter, 1)
    let columns = 0
    let same = 0
    let all = 0
    for (
      let at = 0;
      at < length && all < LOOKS && reader.read(view, bytes, at, length, isLast);
      at = reader.next
    ) {
      if (reader.isBlank(at)) continue
      columns ||= reader.count
      all++
      if (reader.count === columns) same++
    }
    const score = columns < 2 ? 0 : same / all + columns / 1e6
    if (score <= most) continue
    best = delimiter
    most = score
  }
  return best
}
