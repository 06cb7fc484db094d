import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { db } from './client.ts'
import * as schema from './schema/auth.ts'

export const accounts = drizzleAdapter(db, { provider: 'pg', schema })
