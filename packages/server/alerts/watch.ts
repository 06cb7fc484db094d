import type { Backend } from '../database/backend'
import { type AlertChange, alertMail } from './alert-mail'
import { AddressRefusedError } from './addresses'
import { CALL_LIMIT, type SendWebhook, type WebhookCall } from './webhook'

/** How often an endpoint is compared with its thresholds by any process, in ms. */
const EVERY = 60_000
/** How often this process looks whether something is due, in ms. */
const LOOK = 15_000
const MINUTE = 60_000
/** ms until the next attempt of a call, after each failure. */
export const BACKOFF = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 180 * MINUTE]
/** How long a claim lasts, in ms: longer than a call takes. */
const CLAIM = 2 * CALL_LIMIT
/** Calls in a row, before others have their turn. */
const MOST_CALLS = 50

interface Claimed extends WebhookCall {
  attempts: number
}

const CLAIM_ONE = `
update private.webhook_calls c
set attempts = c.attempts + 1, locked_until = clock_timestamp() + $1 * interval '1 millisecond'
from private.alert_webhooks w
where w.endpoint_id = c.endpoint_id and c.id = (
  select d.id from private.webhook_calls d join private.alert_webhooks a on a.endpoint_id = d.endpoint_id
  where d.sent_at is null and d.failed_at is null and d.next_attempt_at <= clock_timestamp()
    and coalesce(d.locked_until, '-infinity') <= clock_timestamp()
  order by d.next_attempt_at, d.id limit 1 for update of d skip locked
)
returning c.id, c.attempts, c.body, w.url, w.secret`

const SENT = `
update private.webhook_calls set sent_at = clock_timestamp(), locked_until = null, last_error = null where id = $1`

const FAILED = `
update private.webhook_calls set locked_until = null, last_error = left($2, 300),
  next_attempt_at = clock_timestamp() + coalesce($3::float8, 0) * interval '1 millisecond',
  failed_at = case when $3::float8 is null then clock_timestamp() end
where id = $1`

export interface Watch {
  /** Compares what is due, and stores the mails and calls. */
  evaluate: () => Promise<AlertChange[]>
  /** Makes the calls that are due. */
  call: () => Promise<void>
  stop: () => Promise<void>
}

interface WatchOptions {
  backend: Pick<Backend, 'database' | 'exclusively' | 'exclusivelyWithoutTidy' | 'deliver'>
  siteUrl: string
  send: SendWebhook
  /** Replaced by tests. */
  every?: number
  look?: number
}

/** Compares endpoints with their thresholds on a clock, in one process at a time, and stores the mails and the calls of webhooks. */
export function watchEndpoints({ backend, siteUrl, send, every = EVERY, look = LOOK }: WatchOptions): Watch {
  const { database, exclusively, exclusivelyWithoutTidy, deliver } = backend
  const ask = <T>(sql: string, values: unknown[]) =>
    exclusivelyWithoutTidy(async () => (await database.query<T>(sql, values)).rows[0])
  let stopped = false
  let running: Promise<void> | undefined

  /** The alerts, their calls and their mails are one transaction. */
  async function evaluate(): Promise<AlertChange[]> {
    const [due] = (
      await exclusivelyWithoutTidy(() =>
        database.query<{ due: boolean }>(
          `select exists (select from public.endpoint_alert_rules
             where evaluated_at <= now() - $1 * interval '1 millisecond') as due`,
          [every],
        ),
      )
    ).rows
    if (!due?.due) return []
    return exclusively(async () => {
      await database.exec('begin')
      try {
        const { rows } = await database.query<{ changed: AlertChange[] }>(
          'select private.evaluate_alerts($1) as changed',
          [every / 1000],
        )
        const changed = rows[0]?.changed ?? []
        for (const change of changed)
          for (const to of change.receivers) await deliver(alertMail(change, to, siteUrl))
        await database.exec('commit')
        return changed
      } catch (error) {
        await database.exec('rollback')
        throw error
      }
    })
  }

  async function call(): Promise<void> {
    for (let made = 0; made < MOST_CALLS; made++) {
      if (stopped) return
      const claimed = await ask<Claimed>(CLAIM_ONE, [CLAIM])
      if (!claimed) return
      try {
        await send(claimed)
      } catch (error) {
        const pause = error instanceof AddressRefusedError ? null : (BACKOFF[claimed.attempts - 1] ?? null)
        await ask(FAILED, [claimed.id, (error as Error).message, pause])
        continue
      }
      await ask(SENT, [claimed.id])
    }
  }

  const timer = setInterval(() => {
    running ??= evaluate()
      .then(call)
      .catch((error: Error) => console.error(`Alerts could not be looked at: ${error.message}`))
      .finally(() => {
        running = undefined
      })
  }, look).unref()

  return {
    evaluate,
    call,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
