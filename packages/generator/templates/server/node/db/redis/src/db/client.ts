import { createClient } from 'redis'
import { env } from '../env.ts'

export const db = createClient({
  url: env.DATABASE_URL || 'redis://localhost:6379',
  // Without this a command would wait for as long as Redis is away.
  commandOptions: { timeout: 3000 },
})
db.on('error', (error) => console.error(error.message))
// It goes on trying by itself; until then the health says so.
db.connect().catch(() => {})

export const isReachable = () =>
  db.ping().then(
    () => true,
    () => false,
  )

export const close = async () => db.destroy()
