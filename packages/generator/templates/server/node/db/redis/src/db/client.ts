import { createClient } from 'redis'
import { env } from '../env.ts'

export const db = createClient({
  url: env.DATABASE_URL || 'redis://localhost:6379',
  // Without this, a command would wait until Redis is available again.
  commandOptions: { timeout: 3000 },
})
db.on('error', (error) => console.error(error.message))
// The client keeps reconnecting; until it succeeds, the health check reports the failure.
db.connect().catch(() => {})

export const isReachable = () =>
  db.ping().then(
    () => true,
    () => false,
  )

export const close = async () => db.destroy()
