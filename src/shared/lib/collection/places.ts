import type { Entry } from './types'

/** An entry and its position in the list: smaller positions come first. */
export interface Placed<T> {
  order: number
  entry: T
}

/**
 * Sorted by position. Two tabs may assign the same position: then the smaller id comes first in both. Sorts
 * numbers and not entries, because comparing ten thousand entries would block a slow processor.
 */
export function sortPlaced<T extends Entry>(placed: readonly Placed<T>[]): Placed<T>[] {
  const byOrder = new Map<number, Placed<T>[]>()
  for (const one of placed) {
    const same = byOrder.get(one.order)
    if (same) same.push(one)
    else byOrder.set(one.order, [one])
  }
  const sorted: Placed<T>[] = []
  for (const order of Float64Array.from(byOrder.keys()).sort()) {
    const same = byOrder.get(order) ?? []
    if (same.length > 1) same.sort((one, other) => (one.entry.id < other.entry.id ? -1 : 1))
    sorted.push(...same)
  }
  return sorted
}

export const inThisOrder = <T>(entries: readonly T[]): Placed<T>[] =>
  entries.map((entry, order) => ({ order, entry }))

/** The entries with their places: that of the entry with the same id, or before all others. */
export function placesFor<T extends Entry>(placed: readonly Placed<T>[], entries: readonly T[]): Placed<T>[] {
  const known = new Map(placed.map(({ entry, order }) => [entry.id, order]))
  const latest = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  const added = latest.reduce((count, { id }) => count + (known.has(id) ? 0 : 1), 0)
  let next = (placed[0]?.order ?? 0) - added
  return latest.map((entry) => ({ entry, order: known.get(entry.id) ?? next++ }))
}

/** The list with these in it, in place of those with their ids; null takes an entry out. */
export function withChanges<T extends Entry>(
  placed: readonly Placed<T>[],
  changes: ReadonlyMap<string, Placed<T> | null>,
): Placed<T>[] {
  const others = placed.filter(({ entry }) => !changes.has(entry.id))
  const changed = [...changes.values()].filter((one) => one !== null)
  return sortPlaced([...changed, ...others])
}

/** The list with those of `entries` that are not in it. */
export function withMissing<T extends Entry>(
  placed: readonly Placed<T>[],
  entries: readonly T[],
): Placed<T>[] {
  const ids = new Set(placed.map(({ entry }) => entry.id))
  return sortPlaced([...inThisOrder(entries).filter(({ entry }) => !ids.has(entry.id)), ...placed])
}

/** The list with `entry` at `index`, and which of the others had to move because no number was left between two. */
export function putAt<T extends Entry>(
  placed: readonly Placed<T>[],
  entry: T,
  index: number,
): { next: Placed<T>[]; one: Placed<T>; moved: Placed<T>[] } {
  const others = placed.filter((other) => other.entry.id !== entry.id)
  const at = Math.min(Math.max(index, 0), others.length)
  const before = others[at - 1]?.order
  const after = others[at]?.order
  const order = orderBetween(before, after)
  const one = { order, entry }
  if ((before === undefined || before < order) && (after === undefined || order < after))
    return { next: others.toSpliced(at, 0, one), one, moved: [] }
  const next = inThisOrder(others.map((other) => other.entry).toSpliced(at, 0, entry))
  return { next, one: { order: at, entry }, moved: next.filter((other) => other.entry !== entry) }
}

function orderBetween(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return (after ?? 1) - 1
  return after === undefined ? before + 1 : (before + after) / 2
}
