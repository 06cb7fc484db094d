import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/mysql2'
import { createPool } from 'mysql2/promise'
import { env } from '../env.ts'

const pool = createPool({
  uri: env.DATABASE_URL || 'mysql://app:app@localhost:3306/app',
  connectTimeout: 3000,
  timezone: 'Z',
})

export const db = drizzle(pool)

export const isReachable = () =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )

export const close = () => pool.end()
