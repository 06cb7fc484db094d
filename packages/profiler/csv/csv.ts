import type { DatasetProfile, ReadingChoice } from '../types'
import type { Block } from '../text/block'
import type { CsvOrder } from './csv-block'
import { Doubts } from './doubt'
import { type Head, readHead } from '../reading'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import type { Source, Tell } from '../text/source'
import { duplicatesOf, Totals } from '../column/totals'

/** Bytes of a block. Part of the result: estimates depend on it. */
export const BLOCK = 8 * 1024 * 1024

export interface CsvOptions {
  /** Scans a block: `scanCsvBlock`, here or in another worker. */
  scan: (order: CsvOrder) => Promise<Block>
  /** How many blocks may be ordered at a time. */
  ahead: number
  tell: Tell
  choice?: ReadingChoice
  block?: number
}

/**
 * The profile of a text table. Its blocks are scanned in any order and joined in file order: a block counts
 * only if it began exactly where the previous block ended; otherwise it is scanned again from there. So the
 * result is the same with any number of workers. When a block shows that the file was read wrongly, the whole
 * file is read again. Rejects with a ProfileError, or with the reason of `scan` or `tell`.
 */
export async function profileCsv(source: Source, options: CsvOptions): Promise<DatasetProfile> {
  let { choice = {} } = options
  for (;;) {
    const head = await readHead(source, choice)
    const totals = new Totals(head.names.length, head.lines)
    const corrected = await scanBlocks(source, options, head, totals, new Doubts(source, head, choice))
    if (!corrected) return profileOf(source, head, totals)
    choice = corrected
  }
}

/** Joins all blocks in `totals`, unless a doubt is right: then returns the choice to begin again with. */
async function scanBlocks(
  source: Source,
  { scan, ahead, tell, block: size = BLOCK }: CsvOptions,
  { format, from }: Head,
  totals: Totals,
  doubts: Doubts,
): Promise<ReadingChoice | null> {
  const blocks = Math.ceil((source.size - from) / size)
  const order = (index: number): CsvOrder => {
    const start = from + index * size
    return { format, start, end: Math.min(source.size, start + size), crowded }
  }
  let next = from
  let crowded: boolean[] = []
  /** The first block that may not be ordered before all in front of it are joined. */
  let barrier = 1
  const ordered: Promise<Block>[] = []
  for (let index = 0; index < blocks; index++) {
    if (index === barrier) {
      crowded = totals.crowded()
      barrier *= 4
    }
    const last = Math.min(blocks, barrier)
    if (ahead === 1) ordered.push(scan({ ...order(index), from: next }))
    for (let other = index + ordered.length; ordered.length < ahead && other < last; other++) {
      const guessed = scan(other === 0 ? { ...order(0), from } : order(other))
      // Its rejection is handled when it is awaited.
      guessed.catch(() => undefined)
      ordered.push(guessed)
    }
    let block = (await ordered.shift()) as Block
    if (block.from !== next) block = await scan({ ...order(index), from: next })
    const corrected = await doubts.raisedBy(block)
    if (corrected) return corrected
    if (block.fatal) {
      const { line, reason } = block.fatal
      throw new ProfileError(PROFILE_ERRORS[reason](totals.lines + line + 1))
    }
    totals.add(block)
    next = block.next
    await tell({ bytes: next, rows: totals.rows })
  }
  return null
}

function profileOf(source: Source, { names, reading }: Head, totals: Totals): DatasetProfile {
  if (totals.rows === 0) throw new ProfileError(PROFILE_ERRORS.onlyHeader)
  return {
    headers: names,
    rows: totals.preview.rows,
    ...duplicatesOf(totals.duplicates()),
    totalRows: totals.rows,
    fileSize: source.size,
    fileType: 'CSV',
    reading,
    encoding: reading.encoding,
    sheets: null,
    columns: names.map((name, column) => totals.profile(column, name)),
    problems: totals.problems,
    problemCount: totals.problemCount,
  }
}
