import type { ColumnProfile } from '../types'
import type { ColumnStatistics } from '../text/block'
import { columnProfile, type Declared } from './column-profile'
import { Entries, EXACT } from '../text/entries'
import { hashes } from './hash'
import { Summary } from './summary'

/** Bytes of an entry without its text. */
const ENTRY = 56

/** The statistics of one column of a file so far. */
export class ColumnTotals {
  private entries = new Entries()
  /** The texts of the entries, one after another. */
  private bytes = new Uint8Array(64)
  private length = 0
  /** Of all values, once there are too many to keep each; the counts of `entries` are then lower bounds. */
  private summary: Summary | null = null

  constructor(private missing: number) {}

  /** Whether the column has more values than are counted exactly. */
  get isCrowded(): boolean {
    return this.summary !== null
  }

  /** About how many bytes the column takes. */
  get weight(): number {
    return this.entries.counts.length * ENTRY + this.bytes.length
  }

  add({ missing, entries, summary }: ColumnStatistics) {
    this.missing += missing
    if (summary) {
      if (!this.summary) this.settle(EXACT / 2)
      this.summary?.merge(summary)
    } else this.summary?.add(Entries.from(entries), entries.bytes, Number.POSITIVE_INFINITY)
    const wasEstimated = this.isCrowded
    const { keys, counts, kinds, numbers, ends, bytes } = entries
    for (let index = 0, from = 0; index < counts.length; from = ends[index++] as number) {
      const to = ends[index] as number
      const count = counts[index] as number
      hashes[0] = keys[index * 2] as number
      hashes[1] = keys[index * 2 + 1] as number
      const known = this.entries.find()
      if (known !== -1) {
        ;(this.entries.counts[known] as number) += count
        continue
      }
      // A value that is new now and rare will hardly become one of the most frequent.
      if (wasEstimated && count === 1) continue
      const added = this.entries.add(count, this.store(bytes, from, to), to - from)
      this.entries.setKind(added, kinds[index] as number, numbers[index] ?? 0)
      if (wasEstimated && this.entries.size > EXACT) this.settle(EXACT / 2)
    }
    if (this.entries.size > EXACT) this.settle(EXACT / 2)
    this.summary?.digest.finish()
  }

  /** From now on the values are summarized, and at most `most` of the frequent values are stored. */
  settle(most: number) {
    const { entries, bytes } = this
    if (!this.summary) {
      this.summary = new Summary()
      this.summary.add(entries, bytes, Number.POSITIVE_INFINITY)
    }
    const kept = new Entries()
    const least = Math.max(1, entries.countBelow(most))
    this.entries = kept
    this.bytes = new Uint8Array(64)
    this.length = 0
    for (let index = 0; index < entries.size; index++) {
      const count = entries.counts[index] as number
      if (count <= least) continue
      const from = entries.froms[index] as number
      const length = entries.lengths[index] as number
      hashes[0] = entries.keys[index * 2] as number
      hashes[1] = entries.keys[index * 2 + 1] as number
      const at = kept.add(count, this.store(bytes, from, from + length), length)
      kept.setKind(at, entries.kinds[index] as number, entries.numberOf(index))
    }
  }

  profile(name: string, declared: Declared): ColumnProfile {
    return columnProfile(name, { ...this.parts(), ...declared })
  }

  private parts() {
    const { missing, entries, bytes } = this
    const summary = this.summary ?? new Summary()
    if (!this.summary) summary.add(entries, bytes, Number.POSITIVE_INFINITY)
    return { missing, entries, bytes, summary, isEstimated: this.summary !== null }
  }

  /** Stores a text and returns where it begins. */
  private store(source: Uint8Array, from: number, to: number): number {
    const start = this.length
    const end = start + to - from
    if (end > this.bytes.length) {
      const wider = new Uint8Array(Math.max(end, this.bytes.length * 2))
      wider.set(this.bytes)
      this.bytes = wider
    }
    for (let at = from; at < to; at++) this.bytes[start + at - from] = source[at] as number
    this.length = end
    return start
  }
}
