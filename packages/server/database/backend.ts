import { type Care, createCare, tidy } from './care'
import { type Database, DatabaseStoppedError, type Engine, openEngine, type Together } from './engine'
import { createHashing, type Hashing, type HashingLimits } from '../auth/hashing'
import { type Changes, createChanges } from '../live/changes'
import { createHealth, type Health } from './health'
import { type Mail, type Mailbox, MAILBOX_SCHEMA, openMailbox } from '../mail/mailbox'
import type { Outbox } from '../mail/outbox'
import { openPost, type Post, type PostOptions } from '../mail/post'
import { createLimits, type Limits } from '../limits/limits'
import type { AuthLimits } from '../limits/rate-limit'
import { createQueue, fairly, type FairQueue, type Queue } from '../limits/queue'

/** Opaque keys and the token secret of one data folder. */
export interface BackendKeys {
  jwtSecret: string
  publishableKey: string
  secretKey: string
}

export interface BackendOptions {
  keys: BackendKeys
  /** Origin that the links in mails start with. */
  siteUrl: string
  /** The designated admin's address. */
  adminEmail: string
  /** Folder of the database; in memory when absent. */
  folder?: string
  /** The result of an earlier `dump`, to start from. */
  dump?: Blob
  /** How long one statement, or one answer of the library, may take, in ms. */
  callLimit?: number
  hashing?: HashingLimits
  /** Sends mails; without it they are stored in the mailbox. */
  mail?: PostOptions | null
}

export interface Backend {
  engine: 'pglite' | 'postgres'
  database: Database
  mailbox: Mailbox
  /** Stores a mail for its delivery, as part of the work that has the database to itself. */
  deliver: (mail: Mail) => Promise<void>
  /** Sends the mails; null where they are stored in the mailbox. */
  outbox: Outbox | null
  /**
   * Runs one piece of work with exclusive use of the database. There is one connection, and the library keeps
   * transactions open while it waits for other things: without this, a refused request could roll back
   * another request's confirmed change. Callers take turns, and each has a limited number of waiting jobs;
   * work without a caller belongs to the server.
   */
  exclusively: FairQueue
  /** The same queue for work that only reads: the database is not tidied after it. */
  exclusivelyWithoutTidy: FairQueue
  /** Limits that hold for all processes on this database. */
  limitsOf: (limits: AuthLimits) => Limits
  /** Compares passwords and makes their hashes, outside `exclusively`: it takes long and needs no database. */
  hashing: Hashing
  /** Answers `/auth/v1` and `/rest/v1`, inside `exclusively`. `peer` is the caller's socket address. */
  fetch: Engine['fetch']
  /** Statements of one transaction, inside `exclusivelyWithoutTidy`. */
  together: Together
  /** The whole database. */
  dump: () => Promise<Blob>
  /** Whether the database answers and its disk takes writes. Does not wait for the work that is queued. */
  health: () => Promise<Health>
  care: Care
  /** Notices of changed documents, from any process on this database. */
  changes: Changes
  /** Waits for the work that is queued, then closes the database. */
  close: () => Promise<void>
}

/** Starts the database, with the Supabase-compatible service on it, in a thread of its own. */
export async function openBackend({
  callLimit,
  hashing,
  mail,
  ...options
}: BackendOptions): Promise<Backend> {
  let mailbox: Mailbox | undefined
  let post: Post | undefined
  const changes = createChanges()
  const engine = await openEngine(options, async (sent) => post?.deliver(sent), callLimit, changes.changed)
  const { query, exec, together, fetch, dump, asOne } = engine
  const database = { query, exec }
  const queue = createQueue()
  const alone: Queue = (work) => queue(() => asOne(work))
  const care = createCare(() => tidy(database, alone))
  const inTurn = fairly(queue, () => new DatabaseStoppedError())
  const exclusivelyWithoutTidy: FairQueue = (work, caller) => inTurn(() => asOne(work), caller)
  const exclusively: FairQueue = (work, caller) => exclusivelyWithoutTidy(work, caller).finally(care.worked)
  try {
    await database.exec(MAILBOX_SCHEMA)
    mailbox = openMailbox(database, exclusively)
    await tidy(database, alone)
    post = openPost({ database, mailbox, queue: exclusivelyWithoutTidy, siteUrl: options.siteUrl }, mail)
  } catch (error) {
    await engine.close()
    throw error
  }
  return {
    engine: 'pglite',
    database,
    mailbox,
    ...post,
    exclusively,
    exclusivelyWithoutTidy,
    limitsOf: createLimits,
    hashing: createHashing(hashing),
    fetch,
    together,
    dump,
    health: createHealth(engine, database, options.folder),
    care,
    changes,
    async close() {
      await post.outbox?.stop()
      await care.stop()
      await queue(engine.close)
    },
  }
}
