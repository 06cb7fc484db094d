import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Database } from '../database/engine'
import type { Queue } from '../limits/queue'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The address that an answer goes to; the sender's when absent. */
  replyTo?: string
}

export interface StoredMail extends Mail {
  id: string
  /** ISO 8601 */
  sentAt: string
}

/**
 * Where mails go on a machine that cannot send any, in the database. Each receiver has the newest 50, all together 500;
 * beyond that the receivers with the most mails lose their oldest, so that none can push out the mails of others.
 */
export interface Mailbox {
  /** Keeps a mail. Part of a request that already has the database to itself, so it does not queue. */
  deliver: (mail: Mail) => Promise<void>
  /** Calls the listeners. */
  arrived: () => void
  /** Newest first. */
  list: () => Promise<StoredMail[]>
  find: (id: string) => Promise<StoredMail | null>
  /** Calls back after each new mail. Returns the end; null when there are as many listeners as the mailbox takes. */
  subscribe: (listener: () => void) => (() => void) | null
}

export const MAILS = 500
export const MAILS_PER_RECEIVER = 50
/** Most open mailbox pages that receive notice of new mails. */
export const MAILBOX_LISTENERS = 100

/** SQL for what is beyond the bounds: places are counted from the newest mail of a receiver, whatever its tags. */
const FORGET = `delete from mailbox.mails where id in (
  select id from (
    select id, place, row_number() over (order by place, sent_at desc) as rank from (
      select id, sent_at, row_number() over (
        partition by regexp_replace(lower(recipient), '\\+[^@]*', '') order by sent_at desc
      ) as place from mailbox.mails
    ) placed
  ) ranked where place > ${MAILS_PER_RECEIVER} or rank > ${MAILS}
)`

/** The mailbox's table, in a schema that no API exposes. */
export const MAILBOX_SCHEMA = `
create schema if not exists mailbox;
create table if not exists mailbox.mails (
  id uuid primary key,
  sent_at timestamptz not null default clock_timestamp(),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null
);
`

const COLUMNS = `id, to_char(sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt",
  recipient as "to", subject, body_text as "text", body_html as "html"`

/**
 * The mailbox of a database that has `MAILBOX_SCHEMA`. `announce` is called after each new mail where other processes deliver
 * mails too; each of them then calls `arrived`. Without it, `arrived` is called at once.
 */
export function openMailbox(
  database: Database,
  exclusively: Queue,
  announce?: () => Promise<unknown>,
): Mailbox {
  const events = new EventEmitter().setMaxListeners(0)
  const arrived = () => void events.emit('mail')
  const select = (rest: string, values: unknown[]) =>
    exclusively(() => database.query<StoredMail>(`select ${COLUMNS} from mailbox.mails ${rest}`, values))
  return {
    async deliver({ to, subject, text, html }) {
      await database.query(
        'insert into mailbox.mails (id, recipient, subject, body_text, body_html) values ($1, $2, $3, $4, $5)',
        [randomUUID(), to, subject, text, html],
      )
      await database.query(FORGET)
      if (announce) await announce()
      else arrived()
    },
    arrived,
    async list() {
      return (await select('order by sent_at desc', [])).rows
    },
    async find(id) {
      return (await select('where id::text = $1', [id])).rows[0] ?? null
    },
    subscribe(listener) {
      if (events.listenerCount('mail') >= MAILBOX_LISTENERS) return null
      events.on('mail', listener)
      return () => events.off('mail', listener)
    },
  }
}
