import type { Database } from './engine'
import type { Queue } from '../limits/queue'

/** Pieces of work after which the database is tidied even when there is no pause. */
const WORKS = 500
/** A pause, in ms, in which it is tidied. */
const PAUSE = 20_000
/** Sessions that one account may have; the most recently used are kept. */
const SESSIONS = 50
/** Lines of what happened to accounts; the newest stay. */
const AUDIT = 10_000
/** Spent refresh tokens kept per session, to detect their reuse by another client. */
const SPENT_TOKENS = 50

/** Signing in again is asked for after 30 days, or after 14 without a visit. */
export const SESSION_LIMITS = { timebox: '720h', inactivity: '336h' }

export interface Care {
  /** Counts one piece of work. */
  worked: () => void
  /** Tidies at once. */
  now: () => Promise<void>
  /** Waits for the end of what is under way; nothing follows. */
  stop: () => Promise<void>
}

/** Calls `run` after many pieces of work, or after some when nothing else happens. Its failures are printed. */
export function createCare(run: () => Promise<void>, when = { works: WORKS, pause: PAUSE }): Care {
  let works = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  const start = () => {
    works = 0
    clearTimeout(timer)
    running ??= run()
      .catch((error: Error) => console.error(`The database could not be tidied: ${error.message}`))
      .finally(() => {
        running = undefined
      })
  }
  return {
    worked() {
      works++
      clearTimeout(timer)
      if (stopped) return
      if (works >= when.works) start()
      else timer = setTimeout(start, when.pause).unref()
    },
    now: run,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Deletes sessions and refresh tokens beyond the limits of an account, expired sessions, sign-ups that stayed unconfirmed,
 * messages that can no longer be restored, and mails that were sent or given up.
 */
const FORGET = `
with spent as (
  select id from (
    select id, row_number() over (
      partition by user_id order by coalesce(refreshed_at, created_at) desc, id
    ) as place from auth.sessions
  ) ranked where place > ${SESSIONS}
), tokens as (
  delete from auth.refresh_tokens where session_id in (select id from spent)
)
delete from auth.sessions where id in (select id from spent);
delete from auth.refresh_tokens where id in (
  select id from (
    select id, row_number() over (partition by session_id order by created_at desc, id) as place
    from auth.refresh_tokens where revoked
  ) ranked where place > ${SPENT_TOKENS}
);
delete from auth.audit_log_entries where id in (
  select id from auth.audit_log_entries order by created_at desc nulls last offset ${AUDIT}
);
delete from auth.sessions where created_at < now() - interval '${SESSION_LIMITS.timebox}'
  or greatest(created_at, refreshed_at at time zone 'UTC') < now() - interval '${SESSION_LIMITS.inactivity}';
select private.remove_unconfirmed();
delete from public.messages where deleted_at < now() - interval '1 hour';
delete from private.mails where sent_at < now() - interval '7 days' or failed_at < now() - interval '30 days';
`

/** Deletes what accounts no longer need; `more` is further SQL. All that a server with autovacuum needs. */
export const forget = ({ exec }: Database, more = ''): Promise<void> => exec(FORGET + more)

/** Whether plans may be guesses: not looked at since the start, or a tenth of some table is new. Not while it is small. */
const STALE = `
select pg_relation_size('public.profiles') > 1000000 and exists (
  select from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where s.schemaname in ('auth', 'public', 'private') and (
    s.n_mod_since_analyze > 1000 + c.reltuples / 10 or s.relname = 'profiles' and s.last_analyze is null
  )
) as stale
`

/**
 * An embedded database has no autovacuum: every change of a row leaves the old version behind, the log of
 * changes grows, counts would read every row, and plans would be guesses. A small table is not analysed,
 * because plans made for a few rows are reused while it grows; a large table is analysed only after many
 * changes, because it takes long. Each step has the database to itself, and requests run between the steps.
 */
export async function tidy({ exec, query }: Database, alone: Queue): Promise<void> {
  await alone(() => forget({ exec, query }))
  const { rows } = await alone(() => query<{ stale: boolean }>(STALE))
  await alone(() => exec(rows[0]?.stale ? 'vacuum (analyze)' : 'vacuum'))
  await alone(() => exec('checkpoint'))
}
