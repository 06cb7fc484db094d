import { mkdirSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { env } from '../env.ts'

const file = (env.DATABASE_URL || 'sqlite:data/app.db').replace(/^sqlite:/, '')
let opened: DatabaseSync | undefined

/** The file is opened by the first query, so that the server starts without it. */
export function connection() {
  if (opened) return opened
  if (!isAbsolute(file)) mkdirSync(dirname(file), { recursive: true })
  opened = new DatabaseSync(file, { timeout: 3000 })
  opened.exec('PRAGMA journal_mode = WAL')
  return opened
}

export const db = drizzle(async (query, values, method) => {
  const statement = connection().prepare(query)
  statement.setReturnArrays(true)
  if (method !== 'run') return { rows: statement.all(...values) }
  statement.run(...values)
  return { rows: [] }
})

export const isReachable = () =>
  db.run(sql`select 1`).then(
    () => true,
    () => false,
  )

export const close = async () => opened?.close()
