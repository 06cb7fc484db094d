import type { ServerContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'

/** `src/health.ts` */
export function healthFile(_project: ServerContext) {
  return file(
    'src/health.ts',
    code`
      import { Hono } from 'hono'
      import type { Config } from './config.ts'
      import type { Database } from './store/index.ts'

      const PING_TIMEOUT = 2000

      export interface DatabaseHealth {
        type: string
        configured: boolean
        status: 'ok' | 'unreachable' | 'not configured'
        message?: string
      }

      /** Asks the database for a sign of life and waits two seconds for it at most. */
      export async function checkDatabase(database: Database, production: boolean): Promise<DatabaseHealth> {
        const { type, configured, note, store } = database
        if (!configured) return { type, configured, status: 'not configured', message: note }
        try {
          await withTimeout(store.ping(), PING_TIMEOUT)
          return { type, configured, status: 'ok' }
        } catch (error) {
          // What a driver says may name hosts and accounts, which is nobody's business in production.
          const message = production ? 'The database does not answer.' : describe(error)
          return { type, configured, status: 'unreachable', message }
        }
      }

      export function healthRoutes(config: Config, database: Database) {
        return new Hono().get('/', async (c) => {
          const health = await checkDatabase(database, config.production)
          return c.json({
            status: health.status === 'unreachable' ? 'degraded' : 'ok',
            name: config.name,
            version: config.version,
            environment: config.environment,
            uptimeSeconds: Math.floor(process.uptime()),
            database: health,
          })
        })
      }

      async function withTimeout(work: Promise<unknown>, milliseconds: number): Promise<void> {
        let timer: NodeJS.Timeout | undefined
        const timeout = new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new Error(\`No answer within \${milliseconds} ms.\`)), milliseconds)
        })
        await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
      }

      /** Some drivers wrap the reason, and an error from several addresses has no message of its own. */
      function describe(error: unknown): string {
        if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0])
        const { message } = (error ?? {}) as { message?: unknown }
        return String(message || 'The database does not answer.')
      }
    `,
  )
}
