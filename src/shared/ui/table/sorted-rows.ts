type Value = string | number | null

/**
 * What a text is compared by: case and accents do not count, and numbers count by their size. A collator says nearly the
 * same, and takes a hundred times as long: ten thousand texts are 130,000 comparisons.
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

/** The rows by what `sortBy` gives of them; those without a value come last, equal ones stay as they stood. */
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
