import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { close, db } from './db/client.ts'

await migrate(db, { migrationsFolder: 'drizzle' })
await close()
