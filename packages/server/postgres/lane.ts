import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { DatabaseStoppedError, type Database, type Together } from '../database/engine'
import { setCallersAtOnce } from '../database/callers'
import { type Answer, type LibraryOptions, startLibrary } from '../database/library'
import { type Failures, keepStatements } from './prepared-statements'
import type { Lane } from './lanes'
import type { PlainMail } from '../database/engine-messages'

/** How long one statement may take, in ms; also how long a change waits for the changes of other processes. */
const STATEMENT_LIMIT = 10_000
/** PostgreSQL ends a transaction that is idle for this time, in ms. */
const IDLE_LIMIT = 30_000
/** How long a connection may take to open, in seconds. */
const CONNECT_LIMIT = 5

/** A connection with the library on it. */
export interface LibraryLane extends Lane {
  answer: Answer
  together: Together
}

/** JSON by its type's number: text is JSON already, as in the embedded engine; the driver would quote it once more. */
const jsonOf = (type: number) => ({
  to: type,
  from: [type],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
})

/** The driver would send every text that is no boolean as `false`; PostgreSQL refuses it. */
const BOOL = {
  to: 16,
  from: [16],
  serialize: (value: unknown) => String(value),
  parse: (text: string) => text === 't',
}

/** The settings of a connection, in the words of the driver. `onclose` is called when the connection is lost. */
const connectionOptions = (onclose: () => void, limit = STATEMENT_LIMIT) =>
  ({
    max: 1,
    // A connection is replaced when it is lost, never in the middle of a piece of work.
    max_lifetime: null,
    connect_timeout: CONNECT_LIMIT,
    onnotice: () => undefined,
    onclose,
    types: { json: jsonOf(114), jsonb: jsonOf(3802), bool: BOOL },
    connection: {
      application_name: 'orrery',
      statement_timeout: limit,
      idle_in_transaction_session_timeout: IDLE_LIMIT,
    },
  }) satisfies postgres.Options<Record<string, postgres.PostgresType>>

export interface Opened extends Failures {
  connection: PostgresConnection
  isLost: () => boolean
}

/** Opens a connection that stays closed once it is lost: the driver would reconnect and continue outside the transaction. */
export function openConnection(url: string, limit?: number): Opened {
  let lost = false
  const connection = createPostgresConnection({
    url,
    postgresOptions: connectionOptions(() => {
      lost = true
      void connection.driver.end({ timeout: 0 })
    }, limit),
  })
  return { connection, isLost: () => lost, ...keepStatements(connection, () => lost) }
}

/** The statements of the server on a connection. Rejects with a `DatabaseStoppedError` when the connection is gone. */
export function databaseOf({ driver }: PostgresConnection): Database {
  return {
    query: async <T>(sql: string, values: unknown[] = []) => ({
      rows: [...(await driver.unsafe(sql, values as never[], { prepare: true }).catch(explain))] as T[],
    }),
    exec: async (sql) => void (await driver.unsafe(sql).catch(explain)),
  }
}

/** Sends a whole transaction at once. After a failure PostgreSQL runs none of the statements that follow, and rolls back. */
function togetherOn({ driver }: PostgresConnection): Together {
  return async (statements) => {
    const [begun, ...answers] = await Promise.allSettled([
      driver.unsafe('begin'),
      ...statements.map(([sql, values = []]) =>
        driver.unsafe(sql, [...values] as never[], { prepare: true }),
      ),
      driver.unsafe('commit'),
    ])
    const failed = [begun, ...answers].find((answer) => answer.status === 'rejected')
    if (failed) return explain(failed.reason)
    return answers.slice(0, -1).map((answer) => ({
      rows: [...(answer as PromiseFulfilledResult<Iterable<unknown>>).value],
    }))
  }
}

/** Codes of the driver and of Postgres for a database that is away, or that took too long. Asking again may help. */
const GONE =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[1-5]|57014|53300|08\w{3}|25006)$/

const isGone = (error: unknown): boolean => GONE.test((error as { code?: string })?.code ?? '')

function explain(error: unknown): never {
  throw isGone(error) ? new DatabaseStoppedError({ cause: error }) : error
}

function throwWhenStopped(error: unknown): void {
  if (error instanceof DatabaseStoppedError) throw error
}

/**
 * Rejects with a `DatabaseStoppedError` when the connection of an answer is gone: the library then answers with a failure of its
 * own. A reset connection fails its statements before the driver reports that it is closed; the next statement waits for that.
 */
export async function throwWhenGone(
  { status }: Response,
  { query, isLost }: Pick<Lane, 'query' | 'isLost'>,
): Promise<void> {
  if (status >= 500) await query('select 1').catch(throwWhenStopped)
  if (isLost()) throw new DatabaseStoppedError()
}

/** How often a request is made again after a deadlock. */
const DEADLOCK_REPEATS = 3

/**
 * Answers a request, and makes it again when PostgreSQL ended its transaction because two waited for each other. Nothing of
 * it was stored then, and the other transaction has gone on.
 */
async function answerAfterDeadlocks(
  answer: Answer,
  wasDeadlocked: () => boolean,
  ...[request, peer]: Parameters<Answer>
): Promise<Response> {
  let next = request
  wasDeadlocked()
  for (let repeats = DEADLOCK_REPEATS; repeats > 0; repeats--) {
    const again = next.clone()
    const response = await answer(next, peer)
    if (response.status < 500 || !wasDeadlocked()) return response
    next = again
  }
  return answer(next, peer)
}

/** Opens a connection for statements of the server alone. */
export async function openPlainLane(url: string, limit?: number): Promise<Lane> {
  const { connection, isLost } = openConnection(url, limit)
  return { ...databaseOf(connection), isLost, close: () => connection.driver.end({ timeout: 1 }) }
}

/** Opens a lane on a database that is up to date. */
export async function openLane(
  url: string,
  options: LibraryOptions,
  deliver: (mail: PlainMail) => Promise<void>,
  limit?: number,
): Promise<LibraryLane> {
  const { connection, isLost, wasChanged, wasDeadlocked } = openConnection(url, limit)
  const close = () => connection.driver.end({ timeout: 1 })
  const { driver } = connection
  const database = databaseOf(connection)
  try {
    const { answer } = await startLibrary(connection, options, deliver)
    await grantOnce(connection)
    setCallersAtOnce(connection, {
      run: (statements) =>
        Promise.all(
          statements.map(([sql, values = []]) =>
            values.length > 0
              ? driver.unsafe(sql, [...values] as never[], { prepare: true })
              : driver.unsafe(sql),
          ),
        ),
    })
    return {
      ...database,
      together: togetherOn(connection),
      isLost,
      close,
      async answer(request, peer) {
        let response = await answerAfterDeadlocks(answer, wasDeadlocked, request, peer)
        if (response.status >= 500 && wasChanged()) {
          // Nothing of it was stored. The driver prepares the statement anew.
          if (request.method !== 'GET' && request.method !== 'HEAD') throw new DatabaseStoppedError()
          response = await answer(request, peer)
        }
        await throwWhenGone(response, { ...database, isLost })
        return response
      },
    }
  } catch (error) {
    await close()
    throw isGone(error) ? new DatabaseStoppedError({ cause: error }) : error
  }
}

/** Held for every change of privileges: Postgres refuses two at the same moment. */
const GRANTS_LOCK = 7_306_001

/**
 * Lets the library make its grants, which it does once per connection and which are too wide, and puts ours back in the same
 * transaction, so that no other connection ever sees the library's.
 */
async function grantOnce(connection: PostgresConnection): Promise<void> {
  const { driver, kysely } = connection
  await driver.unsafe('begin')
  try {
    await driver.unsafe(`select pg_advisory_xact_lock(${GRANTS_LOCK})`)
    await connection.withContext({ auth: { role: 'anon' } }, async () => undefined, {
      transaction: kysely as never,
    })
    await driver.unsafe('reset role')
    await driver.unsafe('select private.apply_grants()')
    await driver.unsafe('commit')
  } catch (error) {
    await driver.unsafe('rollback').catch(() => undefined)
    throw error
  }
}

interface Listener {
  /** Called after each notice, from any process. */
  heard: (payload: string) => void
  /** Called whenever it listens anew: notices before that were missed. */
  listens?: () => void
}

/** Listens to channels on one connection. Reconnects by itself. Resolves with the end. */
export async function listen(url: string, channels: Record<string, Listener>): Promise<() => Promise<void>> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: CONNECT_LIMIT })
  for (const [channel, { heard, listens }] of Object.entries(channels))
    await sql.listen(channel, heard, listens)
  return () => sql.end({ timeout: 1 })
}
