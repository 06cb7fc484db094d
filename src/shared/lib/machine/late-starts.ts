/** Actors that wait until somebody needs them. Whoever wants to see all of a page, like the inspector, starts them all. */
export interface LateStarts {
  /** Starts this one with all others, at once when they were started already. Returns what takes it out. */
  add: (start: () => void) => () => void
  startAll: () => void
}

export function createLateStarts(): LateStarts {
  const waiting = new Set<() => void>()
  let all = false
  return {
    add(start) {
      if (all) start()
      else waiting.add(start)
      return () => waiting.delete(start)
    },
    startAll() {
      all = true
      for (const start of waiting) start()
      waiting.clear()
    },
  }
}
