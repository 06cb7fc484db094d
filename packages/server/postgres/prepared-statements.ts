import type { PostgresConnection } from '@supabase/lite/postgres'
import { STATEMENT_CHARACTERS, STATEMENTS } from '../database/statements'

/** Of a plan that a changed table made useless, and of what follows it in its transaction. */
const CHANGED = new Set(['0A000', '25P02'])

/** Of a transaction that waited for another transaction, which waited for it. */
const DEADLOCK = '40P01'

export interface Failures {
  wasChanged: () => boolean
  wasDeadlocked: () => boolean
}

/**
 * Makes the library's statements stay prepared: each text is parsed and planned once, and takes a single round trip from then on
 * instead of two. As many stay as on the embedded engine; later texts are parsed each time, so that callers cannot fill the
 * memory of the database. Returns functions that report whether any of them failed because a table was changed after it, or because
 * PostgreSQL ended a deadlock; asking resets that.
 *
 * On a lost connection the statements fail: the driver would let `reserve` wait for ever, offer the closed connection once more
 * after `release`, and write to its missing socket, which ends the process.
 */
export function keepStatements({ driver }: PostgresConnection, isLost: () => boolean): Failures {
  const gone = () => Object.assign(new Error('The connection was lost'), { code: 'CONNECTION_ENDED' })
  const kept = new Set<string>()
  let characters = 0
  let changed = false
  let deadlocked = false
  const isKept = (sql: string): boolean => {
    if (kept.has(sql)) return true
    if (kept.size >= STATEMENTS || characters + sql.length > STATEMENT_CHARACTERS) return false
    kept.add(sql)
    characters += sql.length
    return true
  }
  const { reserve } = driver
  driver.reserve = async () => {
    if (isLost()) throw gone()
    const reserved = await reserve()
    const { unsafe, release } = reserved
    reserved.unsafe = ((sql: string, values: never[] = [], options = {}) => {
      if (isLost()) return Promise.reject(gone())
      const prepare = values.length > 0 && isKept(sql)
      const asked = unsafe(sql, values, { ...options, prepare })
      asked.catch(({ code }: { code?: string }) => {
        if (prepare && CHANGED.has(code ?? '')) changed = true
        if (code === DEADLOCK) deadlocked = true
      })
      return asked
    }) as typeof unsafe
    reserved.release = () => (isLost() ? undefined : release())
    return reserved
  }
  return {
    wasChanged: () => {
      const was = changed
      changed = false
      return was
    },
    wasDeadlocked: () => {
      const was = deadlocked
      deadlocked = false
      return was
    },
  }
}
