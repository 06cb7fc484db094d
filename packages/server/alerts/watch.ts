import type { Backend } from '../database/backend'
import { type AlertChange, alertMail } from './alert-mail'
import { AddressRefusedError } from './addresses'
import { CALL_LIMIT, failureOf, type SendWebhook, type WebhookCall } from './webhook'

/** How often an endpoint is compared with its thresholds by any process, in ms. */
const EVERY = 60_000
/** How often this process looks whether something is due, in ms. */
const LOOK = 15_000
const MINUTE = 60_000
/** ms until the next attempt of a call, after each failure. */
export const BACKOFF = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 180 * MINUTE]
/** How long a claim lasts, in ms: longer than a call takes. */
const CLAIM = 2 * CALL_LIMIT
/** Calls of a pass, each of another endpoint: a slow endpoint does not take the time of all others. */
const MOST_CALLS = 50
/** Calls at a time. */
const AT_ONCE = 5
const ATTEMPTS = BACKOFF.length + 1

interface Claimed extends WebhookCall {
  endpoint: string
  attempts: number
}

/** Calls that a process began and did not end, the last time too. */
const GIVE_UP = `
update private.webhook_calls set failed_at = clock_timestamp(), locked_until = null, last_error = coalesce(last_error, $2)
where sent_at is null and failed_at is null and attempts >= $1 and coalesce(locked_until, '-infinity') <= clock_timestamp()`

interface Evaluated {
  compared: number
  changed: AlertChange[]
}

/** The time before which a comparison is due again, if one is. It is a text, whose microseconds a `Date` has not. */
const DUE = `
select d.before::text from (select clock_timestamp() - $1 * interval '1 millisecond' as before) d
where exists (select from public.endpoint_alert_rules r where r.evaluated_at <= d.before)`

const CLAIM_ONE = `
update private.webhook_calls c
set attempts = c.attempts + 1, locked_until = clock_timestamp() + $1 * interval '1 millisecond'
from private.alert_webhooks w
where w.endpoint_id = c.endpoint_id and c.id = (
  select d.id from private.webhook_calls d join private.alert_webhooks a on a.endpoint_id = d.endpoint_id
  where d.sent_at is null and d.failed_at is null and d.next_attempt_at <= clock_timestamp()
    and coalesce(d.locked_until, '-infinity') <= clock_timestamp() and d.endpoint_id <> all($2::uuid[])
    and private.may_be_alerted(a.set_by, a.endpoint_id)
  order by d.next_attempt_at, d.id limit 1 for update of d skip locked
)
returning c.id, c.endpoint_id as endpoint, c.attempts, c.body, w.url, w.secret`

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

const report = (failure: string) => (error: Error) => console.error(`${failure}: ${error.message}`)

/** Compares endpoints with their thresholds on a clock, in one process at a time, and stores the mails and the calls of webhooks. */
export function watchEndpoints({ backend, siteUrl, send, every = EVERY, look = LOOK }: WatchOptions): Watch {
  const { database, exclusively, exclusivelyWithoutTidy, deliver } = backend
  const ask = <T>(sql: string, values: unknown[]) =>
    exclusivelyWithoutTidy(async () => (await database.query<T>(sql, values)).rows[0])
  const ending = new AbortController()
  const { signal } = ending

  async function evaluate(): Promise<AlertChange[]> {
    const due = await ask<{ before: string }>(DUE, [every])
    const changes: AlertChange[] = []
    for (let more = due !== undefined; more && !signal.aborted; ) {
      const { compared, changed } = await exclusively(() => evaluateSome(due?.before ?? ''))
      changes.push(...changed)
      more = compared > 0
    }
    return changes
  }

  /** The alerts of some endpoints, their calls and their mails are one transaction. */
  async function evaluateSome(before: string): Promise<Evaluated> {
    await database.exec('begin')
    try {
      const { rows } = await database.query<{ found: Evaluated }>(
        'select private.evaluate_alerts($1) as found',
        [before],
      )
      const found = rows[0]?.found ?? { compared: 0, changed: [] }
      for (const change of found.changed)
        for (const to of change.receivers) await deliver(alertMail(change, to, siteUrl))
      await database.exec('commit')
      return found
    } catch (error) {
      await database.exec('rollback')
      throw error
    }
  }

  async function make(claimed: Claimed): Promise<void> {
    try {
      await send(claimed)
    } catch (error) {
      const pause = error instanceof AddressRefusedError ? null : (BACKOFF[claimed.attempts - 1] ?? null)
      await ask(FAILED, [claimed.id, failureOf(error), pause])
      return
    }
    await ask(SENT, [claimed.id])
  }

  async function call(): Promise<void> {
    await ask(GIVE_UP, [ATTEMPTS, failureOf(null)])
    const open = new Set<Promise<void>>()
    const called: string[] = []
    try {
      while (!signal.aborted && called.length < MOST_CALLS) {
        const claimed = await ask<Claimed>(CLAIM_ONE, [CLAIM, called])
        if (!claimed) break
        called.push(claimed.endpoint)
        const one = make(claimed)
          .catch(report('The call of a webhook could not be noted'))
          .finally(() => open.delete(one))
        open.add(one)
        if (open.size >= AT_ONCE) await Promise.race(open)
      }
    } finally {
      await Promise.all(open)
    }
  }

  /** Does something on a clock, unless it is still being done. Webhooks that hang hold up no comparison, nor the other way round. */
  function repeat(work: () => Promise<unknown>, failure: string) {
    let running: Promise<unknown> | undefined
    const timer = setInterval(() => {
      running ??= work()
        .catch(report(failure))
        .finally(() => {
          running = undefined
        })
    }, look).unref()
    return async () => {
      clearInterval(timer)
      await running
    }
  }
  const loops = [
    repeat(evaluate, 'Alerts could not be looked at'),
    repeat(call, 'Webhooks could not be called'),
  ]

  return {
    evaluate,
    call,
    async stop() {
      ending.abort()
      await Promise.all(loops.map((end) => end()))
    },
  }
}
