/** Items that wait, in one line for each caller. The callers take turns, so a long line keeps its own caller only. */
export interface Lines<T> {
  add: (caller: string, item: T) => void
  /** Takes the first item of the caller whose turn it is. */
  next: () => T | undefined
  /** How many wait: of one caller, or in all. */
  count: (caller?: string) => number
}

/** A turn takes the same time with any number of callers. */
export function createLines<T>(): Lines<T> {
  // In the order of the turns.
  const lines = new Map<string, T[]>()
  let all = 0
  return {
    add(caller, item) {
      const line = lines.get(caller)
      if (line) line.push(item)
      else lines.set(caller, [item])
      all++
    },
    next() {
      for (const [caller, line] of lines) {
        lines.delete(caller)
        const item = line.shift()
        if (line.length > 0) lines.set(caller, line)
        all--
        return item
      }
      return undefined
    },
    count: (caller) => (caller === undefined ? all : (lines.get(caller)?.length ?? 0)),
  }
}
