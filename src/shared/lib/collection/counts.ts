/** How many of the same thing are under way, by id. */
export interface Counts {
  has: (id: string) => boolean
  get: (id: string) => number
  ids: () => Iterable<string>
  add: (id: string) => void
  /** Takes back one `add`. */
  drop: (id: string) => void
}

export function createCounts(): Counts {
  const counts = new Map<string, number>()
  const get = (id: string) => counts.get(id) ?? 0
  return {
    has: (id) => counts.has(id),
    get,
    ids: () => counts.keys(),
    add: (id) => void counts.set(id, get(id) + 1),
    drop(id) {
      if (get(id) > 1) counts.set(id, get(id) - 1)
      else counts.delete(id)
    },
  }
}
