import type { RowAnswer, RowFeed, RowInput } from '@orrery/learn/types'
import type { Signature, TensorInfo } from './endpoint'
import type { WrittenTensor } from './row'

/** Rows of one question: the server counts the drift of each row of so many. */
const MOST_ROWS = 1000

const TYPES: Record<string, RowFeed['type']> = { BYTES: 'string', FP32: 'float32', FP64: 'float64' }

/** Whether an input takes one value of each row, for any number of rows or one. */
const isColumn = ({ shape: [rows = -1, ...rest] }: TensorInfo): boolean =>
  (rows === -1 || rows === 1) && rest.every((size) => size === 1 || size === -1)

/** The inputs as columns of a table. */
export const columnsIn = ({ inputs }: Pick<Signature, 'inputs'>): RowInput[] =>
  inputs.map((input) => {
    const { name, datatype } = input
    const type = TYPES[datatype] ?? (/^U?INT/.test(datatype) ? 'int64' : 'list')
    return { name, type: isColumn(input) ? type : 'list' }
  })

/** How many rows a model takes at once. */
export const rowsAtOnce = ({ inputs }: Pick<Signature, 'inputs'>): number =>
  inputs.some(({ shape }) => shape[0] === 1) ? 1 : MOST_ROWS

/** Rows as tensors. JSON has no word for a missing number; the server reads this text as one. */
export const tensorsOfRows = (
  { inputs }: Pick<Signature, 'inputs'>,
  feeds: readonly RowFeed[],
  rows: number,
): WrittenTensor[] =>
  feeds.map(({ name, values }) => {
    const { datatype = '', shape = [] } = inputs.find((input) => input.name === name) ?? {}
    return {
      name,
      datatype,
      shape: shape.length === 1 ? [rows] : [rows, ...Array<number>(Math.max(1, shape.length - 1)).fill(1)],
      data: values.map((value) => (typeof value === 'string' || Number.isFinite(value) ? value : `${value}`)),
    }
  })

/** The rows in two parts. */
export function halvesOf(feeds: readonly RowFeed[], rows: number): { feeds: RowFeed[]; rows: number }[] {
  const middle = Math.ceil(rows / 2)
  const part = (from: number, to: number) => ({
    rows: to - from,
    feeds: feeds.map((feed) => ({ ...feed, values: feed.values.slice(from, to) }) as RowFeed),
  })
  return [part(0, middle), part(middle, rows)]
}

/** The answers to parts, one after the other, as one. */
export const joinedAnswers = (parts: readonly RowAnswer[][]): RowAnswer[] =>
  (parts[0] ?? []).map(({ name }, place) => ({
    name,
    values: parts.flatMap((part) => Array.from(part[place]?.values ?? [])),
  }))
