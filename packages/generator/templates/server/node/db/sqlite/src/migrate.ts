import { migrate } from 'drizzle-orm/sqlite-proxy/migrator'
import { close, connection, db } from './db/client.ts'

const run = async (queries: string[]) => connection().exec(queries.join(';\n'))

await migrate(db, run, { migrationsFolder: 'drizzle' })
await close()
