import type { ColumnProfile } from '@orrery/profiler/types'
import { sortable } from './figures'

/** A column at its place in the file: columns may share a name. */
export interface PlacedColumn extends ColumnProfile {
  place: number
  /** Dates without a time of day. */
  days: boolean
}

export const ORDERS = [
  { value: 'file', label: 'As in the file' },
  { value: 'name', label: 'Name' },
  { value: 'type', label: 'Data type' },
  { value: 'missing', label: 'Most missing' },
  { value: 'distinct', label: 'Most distinct' },
  { value: 'min', label: 'Lowest minimum' },
  { value: 'max', label: 'Highest maximum' },
  { value: 'mean', label: 'Highest mean' },
  { value: 'deviation', label: 'Highest deviation' },
] as const
export type Order = (typeof ORDERS)[number]['value']

/** By what the columns are compared, the lowest first; null comes last. */
const KEYS: Record<Order, (column: PlacedColumn) => string | number | null> = {
  file: ({ place }) => place,
  name: ({ name }) => name,
  type: ({ type }) => type,
  missing: ({ missing }) => -missing,
  distinct: ({ distinct }) => -distinct,
  min: ({ min }) => sortable(min),
  max: ({ max }) => negative(sortable(max)),
  mean: ({ mean }) => negative(mean),
  deviation: ({ deviation }) => negative(deviation),
}

const negative = (value: number | null) => (value === null ? null : -value)

/** The columns whose name has `search` in it, in this order; those that compare as equal as in the file. */
export function orderedColumns(
  columns: readonly PlacedColumn[],
  search: string,
  order: Order,
): readonly PlacedColumn[] {
  const text = search.trim().toLowerCase()
  const found = text === '' ? columns : columns.filter(({ name }) => name.toLowerCase().includes(text))
  if (order === 'file') return found
  return found
    .map((column) => ({ column, key: KEYS[order](column) }))
    .toSorted((one, other) => compare(one.key, other.key))
    .map(({ column }) => column)
}

function compare(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  if (typeof one === 'string' && typeof other === 'string') return COLLATOR.compare(one, other)
  return Number(one) - Number(other)
}

const COLLATOR = new Intl.Collator('en', { numeric: true })
