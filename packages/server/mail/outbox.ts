import type { Database } from '../database/engine'
import type { Queue } from '../limits/queue'
import type { Mail } from './mailbox'
import { SEND_LIMIT, SendError, type Transport } from './smtp'

/** Sends the mails of `private.mails`, one at a time. Several processes may run one each on the same database. */
export interface Outbox {
  /** Stores a mail, as part of a request that has the database to itself, and sends it once that request has ended. */
  add: (mail: Mail) => Promise<void>
  /** Sends every mail that is due. Resolves when none is left. */
  run: () => Promise<void>
  /** Waits for the mail that is being sent, five seconds at most. */
  stop: () => Promise<void>
}

export interface OutboxOptions {
  database: Database
  /** Runs work with the database to itself, after the work that was accepted before. */
  queue: Queue
  transport: Transport
  /** The host name in message ids. */
  host: string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** ms until the next attempt, after each failure. Links in mails work for a day, so there is no later one. */
const BACKOFF = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR]
/** How long a claim lasts, in ms: longer than sending takes, so that a slow mail is not sent twice. */
export const CLAIM = 2 * SEND_LIMIT
/** How often mails of a process that crashed are looked for, in ms. */
const PATIENCE = 30_000
/** How long the end of the server waits for a mail, in ms. */
const STOP_LIMIT = 5000
/** ms between attempts to record what happened to a mail, when the database is away for a moment. */
const RECORD_PAUSES = [500, 2000, 5000, 10_000]

interface Claimed extends Mail {
  id: string
  attempts: number
}

const CLAIM_ONE = `
update private.mails set attempts = attempts + 1, locked_until = clock_timestamp() + $1 * interval '1 millisecond'
where id = (
  select id from private.mails
  where sent_at is null and failed_at is null and next_attempt_at <= clock_timestamp()
    and coalesce(locked_until, '-infinity') <= clock_timestamp()
  order by next_attempt_at, id limit 1 for update skip locked
)
returning id, attempts, recipient as "to", reply_to as "replyTo", subject, body_text as "text", body_html as "html"`

const SENT = `
update private.mails set sent_at = clock_timestamp(), locked_until = null, last_error = null, body_text = '', body_html = ''
where id = $1`

const FAILED = `
update private.mails set locked_until = null, last_error = $2,
  next_attempt_at = clock_timestamp() + coalesce($3::float8, 0) * interval '1 millisecond',
  failed_at = case when $3::float8 is null then clock_timestamp() end
where id = $1`

const WAIT = `
select (extract(epoch from min(greatest(next_attempt_at, locked_until)) - clock_timestamp()) * 1000)::float8 as wait
from private.mails where sent_at is null and failed_at is null`

export function openOutbox({ database, queue, transport, host }: OutboxOptions): Outbox {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  const ask = <T>(sql: string, values: unknown[] = []) =>
    queue(async () => (await database.query<T>(sql, values)).rows[0])

  function wake(wait = 0): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void run(), Math.min(Math.max(wait, 0), PATIENCE)).unref()
  }

  function run(): Promise<void> {
    // The run that is under way may have looked for mails before the latest arrived.
    if (running) return running.then(run)
    running = sendDue()
      .catch((error: Error) => {
        console.error(`The mails that wait could not be read: ${error.message}`)
        return PATIENCE
      })
      .then((wait) => {
        running = undefined
        wake(wait)
      })
    return running
  }

  /** Resolves with the ms until the next mail is due. */
  async function sendDue(): Promise<number> {
    const isOpen = () => !stopped
    while (isOpen()) {
      const mail = await ask<Claimed>(CLAIM_ONE, [CLAIM])
      if (!mail) return (await ask<{ wait: number | null }>(WAIT))?.wait ?? PATIENCE
      await attempt(mail)
    }
    return PATIENCE
  }

  async function attempt(mail: Claimed): Promise<void> {
    try {
      await transport.send(mail, `<${mail.id}@${host}>`)
    } catch (error) {
      const { message, final } =
        error instanceof SendError ? error : { message: (error as Error).message, final: false }
      const pause = final ? null : (BACKOFF[mail.attempts - 1] ?? null)
      console.error(`A mail was not sent (${pause === null ? 'given up' : 'it is tried again'}): ${message}`)
      return record(FAILED, [mail.id, message, pause])
    }
    return record(SENT, [mail.id])
  }

  async function record(sql: string, values: unknown[]): Promise<void> {
    for (const pause of RECORD_PAUSES)
      try {
        return void (await ask(sql, values))
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause).unref())
      }
    await ask(sql, values)
  }

  wake()
  return {
    async add({ to, replyTo = null, subject, text, html }) {
      await database.query(
        `insert into private.mails (recipient, reply_to, subject, body_text, body_html) values ($1, $2, $3, $4, $5)`,
        [to, replyTo, subject, text, html],
      )
      wake()
    },
    run,
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (!running) return transport.close()
      const late = setTimeout(() => transport.close(), STOP_LIMIT)
      await running
      clearTimeout(late)
      transport.close()
    },
  }
}
