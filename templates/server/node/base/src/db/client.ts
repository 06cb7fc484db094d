import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { env } from '../env.ts'

const pool = new Pool({
  connectionString: env.DATABASE_URL || 'postgresql://app:app@localhost:5432/app',
  connectionTimeoutMillis: 3000,
})
// A connection that breaks while nobody uses it is replaced by the next query.
pool.on('error', (error) => console.error(error.message))

export const db = drizzle(pool)

export const isReachable = () =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )

export const close = () => pool.end()
