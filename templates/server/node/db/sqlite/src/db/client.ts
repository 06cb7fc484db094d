import { mkdirSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { createClient } from '@libsql/client'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql'
import { env } from '../env.ts'

const file = (env.DATABASE_URL || 'sqlite:data/app.db').replace(/^sqlite:/, '')
if (file !== ':memory:' && !isAbsolute(file)) mkdirSync(dirname(file), { recursive: true })

const client = createClient({ url: file === ':memory:' ? file : `file:${file}` })

export const db = drizzle(client)

export const isReachable = () =>
  db.run(sql`select 1`).then(
    () => true,
    () => false,
  )

export const close = async () => client.close()
