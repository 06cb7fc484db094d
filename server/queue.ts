/** Runs what it is given strictly one after another, in the order of the calls. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** Pieces of work that may wait for the database. */
export const WAITING = 2000

/** Rejects work with the error that `refuse` makes while `max` pieces wait. */
export function bounded(queue: Queue, refuse: () => Error, max = WAITING): Queue {
  let waiting = 0
  return async (work) => {
    if (waiting >= max) throw refuse()
    waiting++
    try {
      return await queue(work)
    } finally {
      waiting--
    }
  }
}
