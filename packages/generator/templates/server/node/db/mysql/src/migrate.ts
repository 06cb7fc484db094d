import { migrate } from 'drizzle-orm/mysql2/migrator'
import { close, db } from './db/client.ts'

await migrate(db, { migrationsFolder: 'drizzle' })
await close()
