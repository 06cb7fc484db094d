import { createLines } from './lines'

/** Runs what it is given strictly one after another, in the order of the calls. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** The same on behalf of a caller, or of the server itself. */
export type FairQueue = <T>(work: () => Promise<T>, caller?: string) => Promise<T>

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** Pieces of work that may wait for the database: in all, and of one caller. */
export const WAITING = 2000
export const WAITING_PER_CALLER = 50

/** The server's own work, in a line like those of the callers, whose addresses are never empty. */
const SERVER = ''

/**
 * Lets the callers take turns in a queue. Rejects work with the error that `refuse` makes while too many pieces wait. Work
 * that is given to `queue` itself begins when all that was accepted before has ended.
 */
export function fairly(
  queue: Queue,
  refuse: () => Error,
  { waiting, waitingPerCaller } = { waiting: WAITING, waitingPerCaller: WAITING_PER_CALLER },
): FairQueue {
  const lines = createLines<() => Promise<void>>()
  return (work, caller = SERVER) =>
    new Promise((resolve, reject) => {
      const full = caller !== SERVER && lines.count(caller) >= waitingPerCaller
      if (full || lines.count() >= waiting) throw refuse()
      lines.add(caller, () => work().then(resolve, reject))
      // As many places in the queue as pieces of work; each place goes to the piece whose turn it is by then.
      void queue(async () => lines.next()?.())
    })
}
