import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { env } from '../env.ts'

// Only in development: production does not install the package that it needs.
const embedded = env.DATABASE_URL ? undefined : await (await import('./embedded.ts')).openEmbedded()
if (embedded)
  console.log(
    'Using the embedded PostgreSQL in server/.data. To use a PostgreSQL server, set DATABASE_URL in .env.',
  )

const pool = new Pool({
  connectionString: embedded?.url ?? env.DATABASE_URL,
  connectionTimeoutMillis: 3000,
})
// If a connection breaks while idle, the next query replaces it.
pool.on('error', (error) => console.error(error.message))

export const db = drizzle(pool)

export const isReachable = () =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )

export async function close() {
  await pool.end()
  await embedded?.stop()
}
