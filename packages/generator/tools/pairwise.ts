/** One value of each factor, in the order of the factors. */
export type Row = readonly string[]

/** A value of one factor beside a value of another; `one` is the lower index. */
const pairOf = (one: number, first: string, other: number, second: string) =>
  one < other ? `${one}=${first} ${other}=${second}` : `${other}=${second} ${one}=${first}`

/** Every pair of values of two different factors. */
export function pairsOf(factors: readonly (readonly string[])[]): string[] {
  return factors.flatMap((values, one) =>
    factors.flatMap((others, other) =>
      other <= one
        ? []
        : values.flatMap((first) => others.map((second) => pairOf(one, first, other, second))),
    ),
  )
}

/** The pairs that a row covers. */
export const coveredBy = (row: Row): string[] => pairsOf(row.map((value) => [value]))

/**
 * Rows in which every pair of values of two factors occurs at least once: a greedy cover, not the smallest there is. The
 * same factors give the same rows. Every factor needs a value; with fewer than two factors there is no pair and no row.
 */
export function pairwise(factors: readonly (readonly string[])[]): Row[] {
  const open = new Set(pairsOf(factors))
  const rows: Row[] = []
  for (const pair of open) {
    const row = rowFrom(factors, pair, open)
    for (const covered of coveredBy(row)) open.delete(covered)
    rows.push(row)
  }
  return rows
}

/** The pair's two values, and of each other factor the value that meets most pairs that are still open. */
function rowFrom(factors: readonly (readonly string[])[], pair: string, open: ReadonlySet<string>): Row {
  const row = new Map(
    pair.split(' ').map((side): [number, string] => {
      const at = side.indexOf('=')
      return [Number(side.slice(0, at)), side.slice(at + 1)]
    }),
  )
  for (const [index, values] of factors.entries()) {
    if (row.has(index)) continue
    const met = (value: string) =>
      [...row].filter(([other, chosen]) => open.has(pairOf(index, value, other, chosen))).length
    const best = values.reduce((one, other) => (met(other) > met(one) ? other : one))
    row.set(index, best)
  }
  return factors.map((_values, index) => row.get(index) ?? '')
}
