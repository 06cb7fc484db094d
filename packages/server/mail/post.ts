import type { Database } from '../database/engine'
import type { Queue } from '../limits/queue'
import type { Mail, Mailbox } from './mailbox'
import { openOutbox, type Outbox } from './outbox'
import type { Transport } from './smtp'

/** How mails are sent. */
export interface PostOptions {
  transport: Transport
  /** Whether mails are stored in the local mailbox, too. */
  mailbox: boolean
}

/** The way that every mail of the server takes. */
export interface Post {
  deliver: (mail: Mail) => Promise<void>
  outbox: Outbox | null
}

export interface PostPlace {
  database: Database
  mailbox: Mailbox
  /** Runs work with the database to itself, after the work that was accepted before. */
  queue: Queue
  siteUrl: string
}

/** Mails go to the queue of the SMTP server, to the local mailbox, or to both. Either is a part of the work that has the database. */
export function openPost(
  { database, mailbox, queue, siteUrl }: PostPlace,
  options?: PostOptions | null,
): Post {
  if (!options) return { deliver: mailbox.deliver, outbox: null }
  const host = new URL(siteUrl).hostname
  const outbox = openOutbox({ database, queue, transport: options.transport, host })
  return {
    outbox,
    async deliver(mail) {
      await outbox.add(mail)
      if (options.mailbox) await mailbox.deliver(mail)
    },
  }
}
