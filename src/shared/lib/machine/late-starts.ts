/** Actors that start on demand. The inspector, which shows all actors of a page, starts all of them. */
export interface LateStarts {
  /**
   * Starts this actor together with all others, at once if they have been started. Returns a function that
   * removes it.
   */
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
