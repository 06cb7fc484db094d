import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database, Engine } from './engine'
import { knownVersions } from './migrations'

export interface Health {
  healthy: boolean
  /** `busy`: it works on something that takes longer than usual; that is ended after ten seconds. */
  database: 'ok' | 'busy' | 'not answering' | 'starting again'
  /** `full`: what is written is not kept. Absent on PostgreSQL, whose disk cannot be seen from here. */
  disk?: 'ok' | 'full'
  engine: 'pglite' | 'postgres'
  /** How many migrations the database has. */
  migrations: number
  /** Connections of this process, where there is a pool. */
  pool?: { size: number; open: number; busy: number; waiting: number }
}

type Disk = NonNullable<Health['disk']>

/** How long the database has to answer, in ms; a health check is answered then, whatever it does. */
const PATIENCE = 500
/** How long a look at the disk counts, in ms. */
const FRESH = 1000
/** Space that the database needs for its next log segment, in bytes. */
const NEEDED = 16 * 1024 * 1024

/** A health check that waits neither for the queue nor for a statement that runs. `folder`: of the database. */
export function createHealth(
  engine: Pick<Engine, 'isOpen' | 'fullAt'>,
  database: Database,
  folder?: string,
): () => Promise<Health> {
  let asking: Promise<Health['database']> | undefined
  let looked: { at: number; disk: Promise<Disk> } | undefined

  const answer = (): Promise<Health['database']> => {
    if (!engine.isOpen()) return Promise.resolve('starting again')
    return (asking ??= database
      .query('select 1')
      .then(
        () => 'ok' as const,
        // The transaction of another request has failed and is not rolled back yet: the database answers.
        ({ code }: { code?: string }) => (code === '25P02' ? 'ok' : 'not answering'),
      )
      .finally(() => {
        asking = undefined
      }))
  }

  const disk = (): Promise<Disk> => {
    const failed = engine.fullAt()
    const at = performance.now()
    if (failed !== null && at - failed < FRESH) return Promise.resolve('full')
    if (!folder) return Promise.resolve('ok')
    if (!looked || at - looked.at > FRESH) looked = { at, disk: lookAt(dirname(folder)) }
    return looked.disk
  }

  return async () => {
    const [answered, room] = await Promise.all([within(PATIENCE, answer(), 'busy' as const), disk()])
    const working = answered === 'ok' || answered === 'busy'
    return {
      healthy: working && room === 'ok',
      engine: 'pglite',
      database: answered,
      disk: room,
      migrations: (await knownVersions()).length,
    }
  }
}

/** Writes and removes a small file. */
async function lookAt(folder: string): Promise<Disk> {
  const path = join(folder, `.writable-${randomUUID()}`)
  try {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < NEEDED) return 'full'
    const file = await open(path, 'wx', 0o600)
    await file.write(Buffer.alloc(8192)).finally(() => file.close())
    return 'ok'
  } catch {
    return 'full'
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

async function within<T, U>(ms: number, work: Promise<T>, otherwise: U): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<U>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise)
  })
  return Promise.race([work, patience]).finally(() => clearTimeout(timer))
}
