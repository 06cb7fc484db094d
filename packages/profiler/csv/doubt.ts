import type { ReadingChoice } from '../types'
import type { Block } from '../text/block'
import { type Candidate, candidatesOf } from './dialect'
import { isWindows1252 } from '../text/encoding'
import { type Head, SAMPLE } from '../reading'
import { Part, type Source } from '../text/source'
import { ValueReader } from '../column/value'

/** Places of a file at which its quotes are looked at again. */
const LOOKS = 3

/**
 * Looks again at how a file is read, where a block behind the sample makes that doubtful: a stray quote, bytes that
 * are not UTF-8, or the first decimals, with a comma.
 */
export class Doubts {
  private looks = 0
  /** Whether there were characters beyond ASCII in UTF-8. */
  private hasUtf8: boolean

  constructor(
    private readonly source: Source,
    private readonly head: Head,
    private readonly choice: ReadingChoice,
  ) {
    this.hasUtf8 = head.part.bytes.subarray(0, head.part.length).some((byte) => byte >= 0x80)
  }

  /** The choice with which the file is to be read again from its beginning, or null. */
  async raisedBy({ doubts = {}, hasUtf8 = false }: Block): Promise<ReadingChoice | null> {
    this.hasUtf8 ||= hasUtf8
    const { delimiter } = this.head.reading
    return (
      (await this.encodingAt(doubts.bytes)) ??
      (await this.dialectAt(doubts.quotes)) ??
      (doubts.decimal ? { ...this.choice, delimiter, decimal: ',' } : null)
    )
  }

  private async encodingAt(place: number | undefined): Promise<ReadingChoice | null> {
    const { encoding } = this.head.format
    if (place === undefined || this.choice.encoding || encoding !== 'UTF-8' || this.hasUtf8) return null
    if (isWindows1252(await this.source.read(place, Math.min(this.source.size, place + SAMPLE))))
      return { ...this.choice, encoding: 'Windows-1252' }
    this.hasUtf8 = true
    return null
  }

  private async dialectAt(place: number | undefined): Promise<ReadingChoice | null> {
    const { quote, escape } = this.choice
    if (place === undefined || this.looks === LOOKS || (quote !== undefined && escape !== undefined))
      return null
    this.looks++
    const { format, part: sample, reading } = this.head
    const part = await Part.read(this.source, format.encoding, place, place + SAMPLE)
    const values = [new ValueReader(format)]
    const fits = ({ consistency, width, sample: { coverage } }: Candidate) =>
      width === format.columns && consistency >= 0.99 && coverage === 1
    const same =
      (one: Candidate) =>
      ({ dialect }: Candidate) =>
        dialect.quote === one.dialect.quote &&
        dialect.escape === one.dialect.escape &&
        dialect.spaces === one.dialect.spaces
    const here = candidatesOf(part, format.delimiter, { ...this.choice, headerLine: 0 }, values)
    const current = here.find(
      ({ dialect }) =>
        dialect.quote === format.quote &&
        dialect.escape === format.escape &&
        dialect.spaces === format.spaces,
    )
    const better = here
      .filter(
        (candidate) => candidate !== current && candidate.score > (current?.score ?? 0) && fits(candidate),
      )
      .sort((one, other) => other.score - one.score)
    const { delimiter } = reading
    for (const candidate of better) {
      const { dialect } = candidate
      const choice: ReadingChoice = {
        ...this.choice,
        delimiter,
        quote: dialect.quote === 0 ? '' : dialect.quote === 0x27 ? "'" : '"',
        escape: dialect.escape,
      }
      const before = candidatesOf(sample, format.delimiter, choice, values)
      if (before.some((each) => same(candidate)(each) && fits(each))) return choice
    }
    return null
  }
}
