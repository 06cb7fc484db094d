import type { Backend } from '../database/backend'
import { createCare, forget } from '../database/care'
import { DatabaseStoppedError } from '../database/engine'
import { type KnownHashes, takeKnownHashes } from '../auth/known-hashes'
import { createHashing, type HashingLimits } from '../auth/hashing'
import { fairly, type FairQueue } from '../limits/queue'
import { CHANGES_CHANNEL, createChanges } from '../live/changes'
import { openMailbox } from '../mail/mailbox'
import { openPost, type PostOptions } from '../mail/post'
import type { Secrets } from '../start/secrets'
import { listen, openLane, openPlainLane } from './lane'
import { createLanes } from './lanes'
import { createSharedLimits, FORGET_LIMITS } from './limits'
import { createPoolHealth } from './health'
import { prepare } from './prepare'

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** Connections of this process, besides one for the limits. */
  pool: number
  siteUrl: string
  adminEmail: string
  /** How long one statement may take, in ms. */
  callLimit?: number
  hashing?: HashingLimits
  /** Sends mails; without it they are stored in the mailbox. */
  mail?: PostOptions | null
}

/** Connections for the limits, which are counted outside of the transaction of the work that asks. */
const LIMITS_POOL = 2

/**
 * The service on a PostgreSQL server, which other processes may use at the same time. Reads run beside each other, each on a
 * connection of its own; work that changes something runs one piece at a time in all processes. Throws a `StartError`.
 */
export async function openPostgres({
  url,
  pool,
  siteUrl,
  adminEmail,
  callLimit,
  hashing,
  mail,
}: PostgresOptions): Promise<{ backend: Backend; secrets: Secrets }> {
  const secrets = await prepare(url, { siteUrl, adminEmail })
  const options = { keys: secrets, siteUrl }
  const lanes = createLanes(pool, () => openLane(url, options, (sent) => post.deliver(sent), callLimit))
  const counting = createLanes(LIMITS_POOL, () => openPlainLane(url, callLimit))
  const { database } = lanes
  const refuse = () => new DatabaseStoppedError()
  const exclusivelyWithoutTidy = fairly(lanes.run, refuse)
  const alone = fairly(lanes.runAlone, refuse)
  const care = createCare(() => alone(() => forget(database, FORGET_LIMITS)))
  const exclusively: FairQueue = (work, caller) => alone(work, caller).finally(care.worked)
  const mailbox = openMailbox(database, exclusively, () => database.query(`select pg_notify('mailbox', '')`))
  const post = openPost({ database, mailbox, queue: (work) => alone(work), siteUrl }, mail)
  const changes = createChanges()
  const unlisten = await listen(url, {
    mailbox: { heard: mailbox.arrived },
    [CHANGES_CHANNEL]: { heard: changes.changed, listens: () => changes.changed(null) },
  })
  const knowing = takeKnownHashes()
  const backend: Backend = {
    engine: 'postgres',
    database,
    mailbox,
    ...post,
    exclusively,
    exclusivelyWithoutTidy,
    limitsOf: (limits) => createSharedLimits(counting.database, limits),
    hashing: createHashing(hashing),
    fetch: (request, peer, known?: KnownHashes) =>
      knowing(known, () => lanes.current().answer(request, peer)),
    together: (statements) => lanes.current().together(statements),
    dump: () => Promise.reject(new Error('A PostgreSQL server is dumped by pg_dump')),
    health: createPoolHealth(lanes, () => counting.database.query('select 1')),
    care,
    changes,
    async close() {
      await post.outbox?.stop()
      await care.stop()
      await unlisten()
      await Promise.all([lanes.close(), counting.close()])
    },
  }
  return { backend, secrets }
}
