type Value = string | number | null

/**
 * The sort key of a text: case and accents do not count, and numbers are compared by value. A collator gives
 * nearly the same order, but takes a hundred times as long: ten thousand texts need 130,000 comparisons.
 */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(16, '0'))

const compare = (one: string | number, other: string | number): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (one === other) return 0
  return String(one) < String(other) ? -1 : 1
}

/** Rows sorted by the value of `sortBy`; rows without a value come last, equal rows keep their order. */
export function sortedRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => Value,
  desc: boolean,
): readonly Row[] {
  const sign = desc ? -1 : 1
  const keyed: { row: Row; key: string | number }[] = []
  const last: Row[] = []
  for (const row of rows) {
    const value = sortBy(row)
    if (value === null || value === undefined) last.push(row)
    else keyed.push({ row, key: typeof value === 'string' ? keyOf(value) : value })
  }
  keyed.sort((one, other) => sign * compare(one.key, other.key))
  return [...keyed.map(({ row }) => row), ...last]
}
