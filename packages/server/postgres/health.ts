import type { Health } from '../database/health'
import { knownVersions } from '../database/migrations'
import type { Lane, Lanes } from './lanes'

/** How long the database has to answer, in ms; a health check is answered then, whatever it does. */
const PATIENCE = 500

/** A health check that waits for no statement that runs: whether the database answers, its connections and migrations. */
export function createPoolHealth(lanes: Lanes<Lane>, ask: () => Promise<unknown>): () => Promise<Health> {
  return async () => {
    const answered = await Promise.race([
      ask().then(
        () => 'ok' as const,
        () => 'not answering' as const,
      ),
      new Promise<'busy'>((resolve) => setTimeout(resolve, PATIENCE, 'busy').unref()),
    ])
    return {
      // Without a connection the first attempt ends later than a check may wait.
      healthy: answered === 'ok' || (answered === 'busy' && lanes.counts().open > 0),
      engine: 'postgres',
      database: answered,
      migrations: (await knownVersions()).length,
      pool: lanes.counts(),
    }
  }
}
