import { AsyncLocalStorage } from 'node:async_hooks'
import { type Database, DatabaseStoppedError } from '../database/engine'
import { createQueue, type Queue } from '../limits/queue'

/** A connection for one piece of work at a time. */
export interface Lane extends Database {
  /** Whether the connection was lost. PostgreSQL has rolled back its transaction, and nothing more runs on it. */
  isLost: () => boolean
  close: () => Promise<unknown>
}

/** A bounded number of connections, each for one piece of work at a time. */
export interface Lanes<L extends Lane> {
  /** Runs work with a connection of its own, as soon as one is free. */
  run: Queue
  /** The same for work that changes something: one piece at a time, in all processes on this database. */
  runAlone: Queue
  /** Statements on the connection of the work that asks, or on any that is free. */
  database: Database
  /** The connection of the work that asks. Throws outside of `run` and `runAlone`. */
  current: () => L
  counts: () => { size: number; open: number; busy: number; waiting: number }
  close: () => Promise<void>
}

/** Held by a process while it changes something, so that nothing happens between its checks and its changes. */
const CHANGES_LOCK = 7_306_002

/** Opens connections with `open` as they are needed, at most `size`. The next work replaces a connection that was lost. */
export function createLanes<L extends Lane>(size: number, open: () => Promise<L>): Lanes<L> {
  const works = new AsyncLocalStorage<L>()
  const idle: L[] = []
  const waiting: (() => void)[] = []
  let opened = 0
  let busy = 0
  const inTurn = createQueue()

  async function take(): Promise<L> {
    if (busy >= size) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy++
    for (let lane = idle.pop(); lane; lane = idle.pop()) {
      if (!lane.isLost()) return lane
      opened--
    }
    try {
      const lane = await open()
      opened++
      return lane
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Gives the place to the work that has waited longest. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }

  function giveBack(lane: L): void {
    if (lane.isLost()) opened--
    else idle.push(lane)
    leave()
  }

  const run: Queue = async (work) => {
    const lane = await take()
    try {
      return await works.run(lane, work)
    } catch (error) {
      if (lane.isLost()) throw new DatabaseStoppedError()
      // Work that failed in the middle of a transaction must not pass it on.
      await lane.exec('rollback').catch(() => undefined)
      throw error
    } finally {
      giveBack(lane)
    }
  }

  const runAlone: Queue = (work) =>
    inTurn(() =>
      run(async () => {
        const lane = current()
        await lane.query(`select pg_advisory_lock(${CHANGES_LOCK})`)
        const unlock = `select pg_advisory_unlock(${CHANGES_LOCK})`
        // A lost connection has lost its locks, too.
        try {
          const result = await work()
          if (!lane.isLost()) await lane.exec(unlock)
          return result
        } catch (error) {
          if (!lane.isLost()) await lane.exec(`rollback; ${unlock}`)
          throw error
        }
      }),
    )

  const current = () => {
    const lane = works.getStore()
    if (!lane) throw new Error('This work has no connection')
    return lane
  }
  const onOne = <T>(ask: (lane: L) => Promise<T>): Promise<T> => {
    const lane = works.getStore()
    return lane ? ask(lane) : run(() => ask(current()))
  }

  return {
    run,
    runAlone,
    current,
    database: {
      query: (sql, values) => onOne((lane) => lane.query(sql, values)),
      exec: (sql) => onOne((lane) => lane.exec(sql)),
    },
    counts: () => ({ size, open: opened, busy, waiting: waiting.length }),
    async close() {
      await inTurn(async () => undefined)
      await Promise.all(idle.splice(0).map((lane) => lane.close()))
    },
  }
}
