import type { ColumnProfile, ColumnType, DataProblem, HistogramBin, TopValue } from '../../model/types'
import { type Block, type BlockStatistics, MAX, MIN, SERIES, SUM } from './block'
import { estimate, REGISTERS } from './distinct'
import { EXACT } from './frequent'
import { BINS, Histograms } from './histogram'
import { PREVIEW, PROBLEMS } from './limits'
import { KIND, KINDS } from './value'

const TOP = 10
const SHOWN_BINS = 16
/** Values of a column that are remembered between blocks once there are more than EXACT. */
const REMEMBERED = 1024

/** The blocks of a file so far, joined in their order: the same whoever looked at them. */
export class Totals {
  rows = 0
  lines = 0
  readonly preview: string[][] = []
  readonly problems: DataProblem[] = []
  problemCount = 0
  private columns = 0
  private kinds = new Float64Array()
  private series = new Float64Array()
  private registers = new Uint8Array()
  private histograms = new Histograms(0)
  private readonly counted: { estimated: boolean; top: Map<number, TopValue> }[] = []

  /** `lines`: those before the first block, of the header. */
  constructor(columns: number, lines: number) {
    this.lines = lines
    this.widen(columns)
  }

  /** Makes room for more columns. Where they come late, the rows before had no value. */
  widen(columns: number) {
    const kinds = new Float64Array(columns * KINDS)
    const series = new Float64Array(columns * 2 * SERIES)
    const registers = new Uint8Array(columns * REGISTERS)
    const histograms = new Histograms(columns * 2)
    for (let at = 0; at < series.length; at += SERIES) {
      series[at + MIN] = Number.POSITIVE_INFINITY
      series[at + MAX] = Number.NEGATIVE_INFINITY
    }
    for (let column = this.columns; column < columns; column++) {
      kinds[column * KINDS + KIND.missing] = this.rows
      this.counted.push({ estimated: false, top: new Map() })
    }
    kinds.set(this.kinds)
    series.set(this.series)
    registers.set(this.registers)
    histograms.bins.set(this.histograms.bins)
    histograms.scale.set(this.histograms.scale)
    histograms.base.set(this.histograms.base)
    Object.assign(this, { columns, kinds, series, registers, histograms })
  }

  add(block: Block) {
    for (const { line, text } of block.problems)
      if (this.problems.length < PROBLEMS) this.problems.push({ line: line + this.lines + 1, text })
    this.problemCount += block.problemCount
    this.preview.push(...block.preview.slice(0, PREVIEW - this.preview.length))
    this.lines += block.lines
    this.rows += block.statistics.rows
    this.addStatistics(block.statistics)
  }

  private addStatistics({ kinds, series, registers, histograms, counted }: BlockStatistics) {
    for (let at = 0; at < kinds.length; at++) (this.kinds[at] as number) += kinds[at] as number
    for (let at = 0; at < series.length; at += SERIES) {
      this.series[at + MIN] = Math.min(this.series[at + MIN] as number, series[at + MIN] as number)
      this.series[at + MAX] = Math.max(this.series[at + MAX] as number, series[at + MAX] as number)
      ;(this.series[at + SUM] as number) += series[at + SUM] as number
    }
    for (let at = 0; at < registers.length; at++)
      if ((registers[at] as number) > (this.registers[at] as number))
        this.registers[at] = registers[at] as number
    const others = new Histograms(0, histograms)
    for (let each = 0; each < this.columns * 2; each++) this.histograms.merge(each, others)
    for (const [column, { estimated, keys, values, counts }] of counted.entries()) {
      const own = this.counted[column]
      if (!own) continue
      own.estimated ||= estimated
      for (const [each, key] of keys.entries()) {
        const known = own.top.get(key)
        if (known) known.count += counts[each] as number
        else own.top.set(key, { value: values[each] as string, count: counts[each] as number })
      }
      if (own.top.size > EXACT) own.estimated = true
      if (own.top.size > REMEMBERED)
        own.top = new Map([...own.top].sort((a, b) => b[1].count - a[1].count).slice(0, REMEMBERED / 2))
    }
  }

  /** The profile of a column by its index. */
  profile(column: number, name: string): ColumnProfile {
    const kind = (of: number) => this.kinds[column * KINDS + of] as number
    const type = typeOf(kind)
    const isDate = type === 'date'
    const series = isDate ? column * 2 + 1 : column * 2
    const [min = 0, max = 0, sum = 0] = this.series.subarray(series * SERIES, (series + 1) * SERIES)
    const numbers = kind(KIND.integer) + kind(KIND.number)
    const hasRange = min <= max
    const edge = (value: number) => (!hasRange ? null : isDate ? new Date(value).toISOString() : value)
    const { estimated = false, top = new Map<number, TopValue>() } = this.counted[column] ?? {}
    return {
      name,
      type,
      storedType: null,
      missing: kind(KIND.missing),
      min: edge(min),
      max: edge(max),
      // A sum beyond the greatest double has no mean.
      mean: isDate || numbers === 0 || !Number.isFinite(sum) ? null : sum / numbers,
      deviation: null,
      quartiles: null,
      quartilesEstimated: false,
      distinct: estimated ? Math.max(EXACT + 1, estimate(this.registers, column)) : top.size,
      distinctEstimated: estimated,
      top: [...top.values()].sort((one, other) => other.count - one.count).slice(0, TOP),
      topEstimated: estimated,
      failure: null,
      histogram: isDate || numbers > 0 ? this.shownBins(series) : [],
    }
  }

  private shownBins(series: number): HistogramBin[] {
    const scale = this.histograms.scale[series] as number
    const base = this.histograms.base[series] as number
    const counts = this.histograms.bins.subarray(series * BINS, (series + 1) * BINS)
    const low = base + counts.findIndex((count) => count > 0)
    const high = base + counts.findLastIndex((count) => count > 0)
    let step = 1
    while (Math.floor(high / step) - Math.floor(low / step) >= SHOWN_BINS) step *= 2
    const first = Math.floor(low / step)
    const bins = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, bin) => ({
      from: finite(((first + bin) * step) / scale),
      to: finite(((first + bin + 1) * step) / scale),
      count: 0,
    }))
    for (const [at, count] of counts.entries()) {
      const bin = bins[Math.floor((base + at) / step) - first]
      if (bin) bin.count += count
    }
    return bins
  }
}

/** The greatest double for what is beyond it. */
const finite = (value: number) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value))

/**
 * One kind alone is the type; whole and decimal numbers are numbers; a column that is text in nine of ten values is
 * text. Everything else is mixed.
 */
function typeOf(kind: (of: number) => number): ColumnType {
  const of = {
    integer: kind(KIND.integer),
    number: kind(KIND.number),
    boolean: kind(KIND.boolean),
    date: kind(KIND.date),
    text: kind(KIND.text),
  }
  const all = of.integer + of.number + of.boolean + of.date + of.text
  if (all === 0) return 'empty'
  if (of.integer === all) return 'integer'
  if (of.integer + of.number === all) return 'number'
  if (of.boolean === all) return 'boolean'
  if (of.date === all) return 'date'
  return of.text >= all * 0.9 ? 'text' : 'mixed'
}
