import { reportError } from '../report-error'
import type { StorageProblem } from '../storage'
import { openRecords, type Records, STORES, type Transaction } from './records'

/** The browser's database, opened when it is first needed and again when the connection was lost. */
export interface Database {
  /**
   * Runs `work` in one transaction and resolves once the browser has stored it. Rejects with the browser's error, with a
   * `TimeoutError` when it does not answer, and with a `NoDatabaseError`; nothing was written then.
   */
  run<T, Mode extends IDBTransactionMode>(
    mode: Mode,
    work: (transaction: Transaction<Mode>) => Promise<T>,
  ): Promise<T>
}

/** ms. A browser that has not answered by then never will. */
const LIMIT = 8000

/** This browser, or this window, has no database: private mode, or storage is blocked. Nothing is stored, so nothing is lost. */
class NoDatabaseError extends Error {}

/** How browsers refuse to open a database; Firefox says `InvalidStateError` in its private windows. */
const REFUSED_TO_OPEN = ['SecurityError', 'InvalidStateError', 'NotSupportedError', 'NotAllowedError']

export function createDatabase(open: typeof openRecords = openRecords, limit: number = LIMIT): Database {
  let connection: Promise<Records> | null = null
  const connect = () => {
    if (connection) return connection
    const lost = () => {
      if (connection === opening) connection = null
    }
    const opening: Promise<Records> = open(lost).catch((error: unknown) => {
      throw isNamed(error, ...REFUSED_TO_OPEN) ? new NoDatabaseError('No database', { cause: error }) : error
    })
    opening.catch(lost)
    connection = opening
    return opening
  }
  const once: Database['run'] = async (mode, work) => {
    const records = await answered(connect(), limit)
    const transaction = records.transaction([...STORES], mode)
    try {
      const [result] = await answered(Promise.all([work(transaction), transaction.done]), limit)
      return result
    } catch (error) {
      abort(transaction)
      if (isUnanswered(error)) throw error
      await answered(transaction.done, limit).catch(() => undefined)
      // Why the whole of it was given up says more than that one part of it was.
      throw transaction.error ?? error
    }
  }
  return {
    async run(mode, work) {
      try {
        return await once(mode, work)
      } catch (error) {
        if (!isNamed(error, 'InvalidStateError', 'AbortError')) throw error
        // The connection was lost on the way: nothing was written.
        connection = null
        return once(mode, work)
      }
    },
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

/** Uses real time: a paused or faster clock does not change how long the browser takes. */
const answered = <T>(asked: Promise<T>, limit: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(limit)
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp)
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })

const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof DOMException && names.includes(error.name)

/** The browser has no database, or not for this page. Any other error says nothing about what is stored. */
export const isForbidden = (error: unknown): boolean => error instanceof NoDatabaseError

/** The browser has no room left. */
const isFull = (error: unknown): boolean => isNamed(error, 'QuotaExceededError')

/** The browser did not respond in time. */
const isUnanswered = (error: unknown): boolean => isNamed(error, 'TimeoutError')

/** Why a write was not stored. */
export function reasonOf(error: unknown): StorageProblem {
  if (isFull(error)) return 'full'
  if (isUnanswered(error)) return 'unanswered'
  return isForbidden(error) ? 'forbidden' : 'failed'
}

/** Reports an error, unless it is one of the ways in which browsers are known to store or answer nothing. */
export function report(error: unknown): void {
  if (!isForbidden(error) && !isFull(error) && !isUnanswered(error)) reportError(error)
}

/** Whether the work was done: false when the browser has no room left. Rejects with any other failure. */
export async function unlessFull(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (isFull(error)) return false
    throw error
  }
}
