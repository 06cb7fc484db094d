import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { PGlite } from '@supabase/lite/pglite'
import type { Mail } from './backend'

export interface StoredMail extends Mail {
  id: string
  /** ISO 8601 */
  sentAt: string
}

/** Where mails go on a machine that cannot send any: the newest 500, kept in the database. */
export interface Mailbox {
  deliver: (mail: Mail) => Promise<void>
  /** Newest first. */
  list: () => Promise<StoredMail[]>
  find: (id: string) => Promise<StoredMail | null>
  /** Calls back after each new mail. Returns the end. */
  subscribe: (listener: () => void) => () => void
}

const KEPT = 500

const TABLE = `
create schema if not exists mailbox;
revoke all on schema mailbox from public;
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

/** A mailbox on the database that `open` answers with; mails that arrive before it is open wait. */
export function createMailbox(): Mailbox & { open: (database: PGlite) => Promise<void> } {
  const events = new EventEmitter().setMaxListeners(0)
  let opened: (database: PGlite) => void
  const database = new Promise<PGlite>((resolve) => {
    opened = resolve
  })
  return {
    async open(target) {
      await target.exec(TABLE)
      opened(target)
    },
    async deliver(mail) {
      const target = await database
      await target.query(
        'insert into mailbox.mails (id, recipient, subject, body_text, body_html) values ($1, $2, $3, $4, $5)',
        [randomUUID(), mail.to, mail.subject, mail.text ?? '', mail.html ?? ''],
      )
      await target.query(
        'delete from mailbox.mails where id in (select id from mailbox.mails order by sent_at desc offset $1)',
        [KEPT],
      )
      events.emit('mail')
    },
    async list() {
      const { rows } = await (await database).query<StoredMail>(
        `select ${COLUMNS} from mailbox.mails order by sent_at desc`,
      )
      return rows
    },
    async find(id) {
      if (!/^[0-9a-f-]{36}$/.test(id)) return null
      const { rows } = await (await database).query<StoredMail>(
        `select ${COLUMNS} from mailbox.mails where id = $1`,
        [id],
      )
      return rows[0] ?? null
    },
    subscribe(listener) {
      events.on('mail', listener)
      return () => events.off('mail', listener)
    },
  }
}
